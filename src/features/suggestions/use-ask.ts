import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { newId } from '#src/db/new-id.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import { useOutbox, useOwnRows } from '#src/db/use-own-rows.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { readSuggestion } from '#src/domain/suggestion/stored-suggestion.ts';
import type { Suggestion } from '#src/domain/suggestion/suggestion.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import { readHousehold, withHousehold } from './household.ts';

// 60 s: several times what a slow model takes; after that something is broken.
const patienceMs = 60_000;

/** The answer that a page of results began with, or the last one that was taken or refused there. */
export type Answered = {
  suggestion: Suggestion;
  /** Who gave what is shown: the server's rules, this device's, or one of the models. */
  by: 'server' | 'device' | 'model' | 'browser';
  /** The browser's model has been heard already. */
  browserHeard?: true;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The id of the question that was asked on this page, or led to it. Not its words: the history
     * stays when the person signs out.
     */
    asked?: string;
    /** Its answer is waited for, also after a reload. */
    waiting?: boolean;
    answered?: Answered;
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

type Question = { id: string; failure?: string; wasReloaded?: true };

/**
 * Sends one question and opens the page with its answer. Without a network, the rules on this device
 * answer.
 *
 *   idle ──ask──▶ searching ──response, or offline──▶ /Aisearch
 *    ▲               │ write failed, refused, unreadable, nothing for 60 s online
 *    └────error──────┘
 */
export function useAsk(): Asking {
  const database = useDatabase();
  const navigate = useNavigate();
  const ownRows = useOwnRows();
  const outbox = useOutbox();
  const sync = useSyncStatus();
  const entry = useLocation({ select: ({ state }) => state });
  const [question, setQuestion] = useState<Question | undefined>(
    entry.asked && entry.waiting ? { id: entry.asked, wasReloaded: true } : undefined,
  );
  // A ref and not state: two submits may come before the next render.
  const writing = useRef(false);

  const id = question?.id;
  // With a refused command, `state` does not say that the server is out of reach; `since` does.
  const offline = sync.state === 'offline' || sync.since !== undefined;
  const found = ownRows?.chatSessions.find((one) => one.id === id);
  const prompt = found?.prompt;
  const response = found?.response ?? '';
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
  // Who asked has signed out since.
  const isGone = question?.wasReloaded && ownRows !== undefined && found === undefined;
  const searching = question !== undefined && !isGone && error === '';

  useEffect(() => {
    if (!searching || id === undefined) return;
    let left = false;
    const open = async (answer: Suggestion, by: Answered['by']) => {
      const search = withHousehold(answer, await readHousehold(database).catch(() => []));
      if (left) return;
      // Who comes back to the question does not wait again.
      await navigate({ to: '.', replace: true, resetScroll: false, state: { asked: id } });
      const answered = { suggestion: answer, by };
      await navigate({ to: '/Aisearch', search, state: { asked: id, answered } });
    };
    if (suggestion !== undefined) void open(suggestion, 'server');
    else if (offline && prompt !== undefined) {
      import('#src/domain/suggestion/suggest.ts').then(
        ({ suggest }) => open(suggest(prompt), 'device'),
        // Not on this device yet: the page says that the question is saved.
        () => {},
      );
    }
    return () => {
      left = true;
    };
  }, [searching, suggestion, offline, prompt, navigate, id, database]);

  useEffect(() => {
    if (!searching || offline || id === undefined) return;
    const giveUp = () => setQuestion({ id, failure: pageTexts.aiListening });
    const timer = setTimeout(giveUp, patienceMs);
    return () => clearTimeout(timer);
  }, [searching, offline, id]);

  const ask = async (words: string) => {
    if (searching || writing.current) return false;
    writing.current = true;
    const next = newId();
    setQuestion({ id: next });
    try {
      await submitCommand(database, {
        kind: 'askForSuggestions',
        args: { id: next, prompt: words },
      });
      // Who comes back to this entry finds the words again; who reloads it goes on waiting.
      const state = { asked: next, waiting: true };
      void navigate({ to: '.', replace: true, resetScroll: false, state });
      return true;
    } catch {
      setQuestion({ id: next, failure: pageTexts.aiFailed });
      return false;
    } finally {
      writing.current = false;
    }
  };

  const stopWaiting = () => {
    setQuestion(undefined);
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      state: { ...(id && { asked: id }) },
    });
  };

  return { searching, saved: searching && offline, error, ask, stopWaiting };
}
