import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Result } from '#src/domain/failure.ts';
import {
  type ImportReport,
  importReportSchema,
  type ImportRun,
  importRunsSchema,
  undoneSchema,
} from '#src/domain/import/import-answers.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { requestJson, type Schema } from '#src/domain/request-json.ts';
import { useRequestAsOwner } from '#src/session/session-context.tsx';

type Runs = { runs: readonly ImportRun[]; busy: boolean; failure?: Failure };

/** 10 s: the server fetches about a picture a second. */
const pictureMs = 10_000;

/** The imports so far, which stay on the server; read anew with each `revision`. */
export function useImportRuns(revision: string) {
  const requestAsOwner = useRequestAsOwner();
  const [state, setState] = useState<Runs>({ runs: [], busy: true });
  const ask = useCallback(
    <Value>(path: string, schema: Schema<Value>, method = 'GET'): Promise<Result<Value>> =>
      requestAsOwner<Value>((network, owner) => {
        const body = method === 'GET' ? {} : { body: '{}' };
        const headers = { 'Content-Type': 'application/json', [ownerHeader]: owner };
        const init = { method, headers, cache: 'no-store', ...body } as const;
        return requestJson(network, `/api/imports${path}`, init, schema);
      }),
    [requestAsOwner],
  );
  const latest = useRef(0);
  const read = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const result = await ask('', importRunsSchema);
    // A later answer is there already.
    if (latest.current !== own) return;
    setState((now) =>
      result.kind === 'ok'
        ? { runs: result.value, busy: false }
        : { runs: now.runs, busy: false, failure: result },
    );
  }, [ask]);
  useEffect(() => void read(), [read, revision]);

  const fetching = state.runs.some(
    ({ pictures: { wanted, fetched, failed }, undoneAt }) =>
      undoneAt === '' && fetched + failed < wanted,
  );
  useEffect(() => {
    if (!fetching) return;
    const timer = setInterval(
      () => document.visibilityState === 'visible' && void read(),
      pictureMs,
    );
    return () => clearInterval(timer);
  }, [fetching, read]);

  return {
    ...state,
    read,
    /** The source of the last run of a format, asked anew; undefined if nobody can tell. */
    lastSource: useCallback(
      async (format: string): Promise<string | undefined> => {
        const result = await ask('', importRunsSchema);
        const runs = result.kind === 'ok' ? result.value : [];
        return runs.find((run) => run.format === format)?.source;
      },
      [ask],
    ),
    readReport: useCallback(
      (id: string): Promise<Result<ImportReport>> => ask(`/${id}`, importReportSchema),
      [ask],
    ),
    /** Takes a run back, step by step; `onLeft` hears how many pets are left. */
    undo: useCallback(
      async (id: string, onLeft: (left: number) => void): Promise<Result> => {
        for (;;) {
          const step = await ask(`/${id}/undo`, undoneSchema, 'POST');
          if (step.kind !== 'ok' || step.value.left === 0) {
            await read();
            return step;
          }
          onLeft(step.value.left);
        }
      },
      [ask, read],
    ),
  };
}

export type ImportRuns = ReturnType<typeof useImportRuns>;
