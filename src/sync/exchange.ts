import type { Catalogue, RefreshOutcome } from '#src/catalogue/catalogue.ts';
import type { CheckOutcome, Session } from '#src/session/session.ts';
import type { SyncFailure, SyncDeps } from './private-request.ts';
import { pullOwnRows } from './pull.ts';
import { sendOutbox } from './push.ts';

/** What an exchange is to be about; a number is a catalogue version that a poke has named. */
export type Wanted = { session: boolean; ownRows: boolean; catalogue: boolean | number };

export const nothingWanted: Wanted = { session: false, ownRows: false, catalogue: false };
export const everything: Wanted = { session: true, ownRows: true, catalogue: true };

/** Both wishes in one. */
export function both(a: Wanted, b: Wanted): Wanted {
  return {
    session: a.session || b.session,
    ownRows: a.ownRows || b.ownRows,
    catalogue:
      a.catalogue && b.catalogue
        ? Math.max(Number(a.catalogue), Number(b.catalogue))
        : a.catalogue || b.catalogue,
  };
}

export type ExchangeDeps = SyncDeps & {
  session: Session;
  catalogue: Pick<Catalogue, 'refresh'>;
};

export type ExchangeOutcome = { kind: 'done' } | SyncFailure;

/** Sends, pulls and refreshes once; the first setback that waiting may mend wins. */
export async function exchange(deps: ExchangeDeps, wanted: Wanted): Promise<ExchangeOutcome> {
  const [pets, ownRows] = await Promise.all([
    refreshPets(deps, wanted.catalogue),
    exchangeOwnRows(deps, wanted),
  ]);
  // A person who must sign in is told so; the pets are tried again with what is tried next.
  return ownRows.kind === 'done' ? pets : ownRows;
}

async function refreshPets(
  { catalogue }: ExchangeDeps,
  wanted: Wanted['catalogue'],
): Promise<ExchangeOutcome> {
  if (wanted === false) return { kind: 'done' };
  const outcome: RefreshOutcome = await catalogue.refresh(wanted === true ? undefined : wanted);
  return outcome.kind === 'fresh' ? { kind: 'done' } : outcome;
}

async function exchangeOwnRows(deps: ExchangeDeps, wanted: Wanted): Promise<ExchangeOutcome> {
  if (wanted.session) {
    const checked: CheckOutcome = await deps.session.check();
    if (checked.kind === 'signed-out') return { kind: 'sign-in' };
    if (checked.kind !== 'known') return checked;
  }
  if (!wanted.ownRows) return { kind: 'done' };
  // Sent before pulled: the pull then shows what became of it.
  const sent = await sendOutbox(deps);
  if (sent.kind !== 'sent') return sent;
  const pulled = await pullOwnRows(deps);
  if (pulled.kind !== 'pulled') return pulled;
  // Another role may have been the cause: who the person is comes from the session.
  if (pulled.renewed) await deps.session.check();
  return { kind: 'done' };
}
