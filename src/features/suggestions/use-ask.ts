import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { newId } from '#src/db/new-id.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import { useOwnRows } from '#src/db/use-own-rows.ts';
import { useOutbox } from '#src/db/use-outbox.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import { readSuggestion } from './read-suggestion.ts';

// 60 s: several times what a slow model takes; after that something is broken.
const patienceMs = 60_000;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The id of the question that was asked on this page, or led to it. Not its words: the history
     * stays when the person signs out.
     */
    asked?: string;
  }
}

type Asking = {
  /** True from the press of the button until there is an answer or a failure. */
  searching: boolean;
  /** True while a question waits for the network rather than for its answer. */
  saved: boolean;
  error: string;
  /** Resolves to whether the question is stored on this device, to be sent from there. */
  ask: (prompt: string) => Promise<boolean>;
  /** Enables the form again; the question is still answered. */
  stopWaiting: () => void;
};

/**
 * Sends one question and opens the page with its answer.
 *
 *   idle ──ask──▶ searching ──response──▶ /Aisearch
 *    ▲               │ write failed, refused, unreadable, nothing for 60 s online
 *    └────error──────┘
 */
export function useAsk(): Asking {
  const database = useDatabase();
  const navigate = useNavigate();
  const ownRows = useOwnRows();
  const outbox = useOutbox();
  const sync = useSyncStatus();
  const [question, setQuestion] = useState<{ id: string; failure?: string }>();
  // A ref and not state: two submits may come before the next render.
  const writing = useRef(false);

  const id = question?.id;
  // With a refused command, `state` does not say that the server is out of reach; `since` does.
  const offline = sync.state === 'offline' || sync.since !== undefined;
  const response =
    id === undefined ? '' : (ownRows?.chatSessions.find((one) => one.id === id)?.response ?? '');
  const suggestion = useMemo(() => readSuggestion(response), [response]);
  const refused =
    outbox?.some(
      ({ state, command }) =>
        state === 'parked' && command.kind === 'askForSuggestions' && command.args.id === id,
    ) === true;
  const error =
    question?.failure ??
    (response !== '' && suggestion === undefined ? pageTexts.aiUnreadable : undefined) ??
    (refused ? pageTexts.aiListening : '');
  const searching = question !== undefined && error === '';

  useEffect(() => {
    if (searching && suggestion !== undefined) {
      void navigate({ to: '/Aisearch', search: suggestion, state: { ...(id && { asked: id }) } });
    }
  }, [searching, suggestion, navigate, id]);

  useEffect(() => {
    if (!searching || offline || id === undefined) return;
    const giveUp = () => setQuestion({ id, failure: pageTexts.aiListening });
    const timer = setTimeout(giveUp, patienceMs);
    return () => clearTimeout(timer);
  }, [searching, offline, id]);

  const ask = async (prompt: string) => {
    if (searching || writing.current) return false;
    writing.current = true;
    const next = newId();
    setQuestion({ id: next });
    try {
      await submitCommand(database, { kind: 'askForSuggestions', args: { id: next, prompt } });
      // Who comes back to this entry finds the words again.
      void navigate({ to: '.', replace: true, resetScroll: false, state: { asked: next } });
      return true;
    } catch {
      setQuestion({ id: next, failure: pageTexts.aiFailed });
      return false;
    } finally {
      writing.current = false;
    }
  };

  return {
    searching,
    saved: searching && offline,
    error,
    ask,
    stopWaiting: () => setQuestion(undefined),
  };
}
