import type { Catalogue, RefreshOutcome } from '#src/catalogue/catalogue.ts';
import type { CheckOutcome, Session } from '#src/session/session.ts';
import type { Setback, SyncDeps } from './private-request.ts';
import { pullMine } from './pull.ts';
import { sendOutbox } from './push.ts';

/** What an exchange is to be about; a number is a catalogue version that a poke has named. */
export type Wanted = { session: boolean; mine: boolean; catalogue: boolean | number };

export const nothingWanted: Wanted = { session: false, mine: false, catalogue: false };
export const everything: Wanted = { session: true, mine: true, catalogue: true };

/** Both wishes in one. */
export function both(a: Wanted, b: Wanted): Wanted {
  return {
    session: a.session || b.session,
    mine: a.mine || b.mine,
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

export type ExchangeOutcome = { kind: 'done' } | Setback;

/** Sends, pulls and refreshes once; the first setback that waiting may mend wins. */
export async function exchange(deps: ExchangeDeps, wanted: Wanted): Promise<ExchangeOutcome> {
  const [pets, mine] = await Promise.all([
    refreshPets(deps, wanted.catalogue),
    exchangeMine(deps, wanted),
  ]);
  // A person who must sign in is told so; the pets are tried again with what is tried next.
  return mine.kind === 'done' ? pets : mine;
}

async function refreshPets(
  { catalogue }: ExchangeDeps,
  wanted: Wanted['catalogue'],
): Promise<ExchangeOutcome> {
  if (wanted === false) return { kind: 'done' };
  const outcome: RefreshOutcome = await catalogue.refresh(wanted === true ? undefined : wanted);
  return outcome.kind === 'fresh' ? { kind: 'done' } : outcome;
}

async function exchangeMine(deps: ExchangeDeps, wanted: Wanted): Promise<ExchangeOutcome> {
  if (wanted.session) {
    const checked: CheckOutcome = await deps.session.check();
    if (checked.kind === 'signed-out') return { kind: 'sign-in' };
    if (checked.kind !== 'known') return checked;
  }
  if (!wanted.mine) return { kind: 'done' };
  // Sent before pulled: the pull then shows what became of it.
  const sent = await sendOutbox(deps);
  if (sent.kind !== 'sent') return sent;
  const pulled = await pullMine(deps);
  if (pulled.kind !== 'pulled') return pulled;
  // Another role may have been the cause: who the person is comes from the session.
  if (pulled.renewed) await deps.session.check();
  return { kind: 'done' };
}
