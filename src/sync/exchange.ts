import type { Catalogue } from '#src/catalogue/catalogue.ts';
import { done, type Result, unavailable } from '#src/domain/failure.ts';
import type { Session } from '#src/session/session.ts';
import type { SyncDeps } from './private-request.ts';
import { pullOwnRows } from './pull.ts';
import { sendOutbox } from './push.ts';

/** What an exchange covers; a number is the catalogue version that a poke has named. */
export type Wanted = { session: boolean; ownRows: boolean; catalogue: boolean | number };

export const nothingWanted: Wanted = { session: false, ownRows: false, catalogue: false };
export const everything: Wanted = { session: true, ownRows: true, catalogue: true };

/** What covers both. */
export function combineWanted(a: Wanted, b: Wanted): Wanted {
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

/** Pushes, pulls and refreshes once. If both fail, the failure of own rows is the one returned. */
export async function exchange(deps: ExchangeDeps, wanted: Wanted): Promise<Result> {
  const [pets, ownRows] = await Promise.all([
    refreshPets(deps, wanted.catalogue),
    exchangeOwnRows(deps, wanted),
  ]);
  // A person who must sign in is told so; the next try covers the pets again.
  return ownRows.kind === 'ok' ? pets : ownRows;
}

async function refreshPets({ catalogue }: ExchangeDeps, wanted: Wanted['catalogue']) {
  if (wanted === false) return done;
  return catalogue.refresh(wanted === true ? undefined : wanted);
}

async function exchangeOwnRows(deps: ExchangeDeps, wanted: Wanted): Promise<Result> {
  if (wanted.session) {
    const checked = await deps.session.check();
    if (checked.kind !== 'ok') return checked;
  }
  if (!wanted.ownRows) return done;
  // S4: a pull may find that accepted commands must be sent again, or are not shown yet. Three
  // times: a server that accepts commands and never shows them would keep this going for ever.
  for (let round = 0; round < 3; round += 1) {
    // Pushed before pulled: the pull then brings the rows that the commands have changed.
    const sent = await sendOutbox(deps);
    // S27: the rows can be read all the same.
    if (sent.kind !== 'ok' && sent.kind !== 'outdated') return sent;
    const pulled = await pullOwnRows(deps);
    if (pulled.kind !== 'ok') return pulled;
    if (sent.kind !== 'ok' || !pulled.value.unsettled) return sent;
  }
  return unavailable();
}
