import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { ChatSession } from '#src/domain/chat-session.ts';
import { mindPatienceMs, readRefinement } from '#src/domain/suggestion/mind.ts';
import { readSuggestion } from '#src/domain/suggestion/stored-suggestion.ts';
import type { Suggestion } from '#src/domain/suggestion/suggestion.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import type { BrowserModelState } from './browser-model.ts';
import type { Answered } from './use-ask.ts';
import { type Difference, differenceInWords, differenceOf } from './wishes.ts';

type Better = { answered: Answered; difference: Difference; words: string };

/**
 * What has been understood since the results were opened, and differs from what they began with: by a
 * model of the worker, by the browser's own, or by the server once the network is back.
 */
export function useBetterAnswer(question: ChatSession | undefined): {
  better: Better | undefined;
  /** What is settled, as it goes into the history with a choice. */
  settled: Answered | undefined;
  browser: ReturnType<typeof useBrowserAnswer>;
} {
  const answered = useLocation({ select: ({ state }) => state.answered });
  const response = useMemo(() => readSuggestion(question?.response ?? ''), [question?.response]);
  const refined = useMemo(() => readRefinement(question?.refinement), [question?.refinement]);
  const browser = useBrowserAnswer(
    refined === undefined && answered?.browserHeard !== true ? question : undefined,
  );
  const settled: Answered | undefined =
    answered ?? (response && { suggestion: response, by: 'server' });
  const latest = latestOf(refined?.suggestion, browser.suggestion, response);
  if (!latest || !settled) return { better: undefined, settled, browser };
  const difference = differenceOf(settled.suggestion, latest.suggestion);
  const words = differenceInWords(difference);
  const better = words === '' ? undefined : { answered: latest, difference, words };
  return { better, settled, browser };
}

function latestOf(
  refined: Suggestion | undefined,
  byBrowser: Suggestion | undefined,
  response: Suggestion | undefined,
): Answered | undefined {
  if (refined) return { suggestion: refined, by: 'model' };
  if (byBrowser) return { suggestion: byBrowser, by: 'browser', browserHeard: true };
  return response && { suggestion: response, by: 'server' };
}

/** Asks the browser's model if it is there already. Online, the worker's may speak first, for 4 s. */
function useBrowserAnswer(question: ChatSession | undefined) {
  const sync = useSyncStatus();
  const offline = sync.state === 'offline' || sync.since !== undefined;
  const [state, setState] = useState<BrowserModelState>('unavailable');
  const [answer, setAnswer] = useState<{ id: string; suggestion: Suggestion }>();
  const { id, prompt } = question ?? {};
  const answerId = answer?.id;

  useEffect(() => {
    let left = false;
    void import('./browser-model.ts')
      .then(({ browserModel }) => browserModel())
      .then(
        (now) => left || setState(now),
        // Its script has not arrived: then there is no model.
        () => {},
      );
    return () => {
      left = true;
    };
  }, []);

  useEffect(() => {
    if (state !== 'available' || id === undefined || prompt === undefined || answerId === id)
      return;
    const leaving = new AbortController();
    const timer = setTimeout(
      () => {
        void import('./browser-model.ts')
          .then(({ askBrowserModel }) => askBrowserModel(prompt, leaving.signal))
          .then(
            ({ suggestion }) => leaving.signal.aborted || setAnswer({ id, suggestion }),
            // It failed or said nothing: the rules' answer stands, as if there were no model.
            () => {},
          );
      },
      offline ? 0 : mindPatienceMs,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [state, id, prompt, answerId, offline]);

  return {
    suggestion: answerId === id ? answer?.suggestion : undefined,
    state,
    onDownloaded: () => setState('available'),
  };
}
