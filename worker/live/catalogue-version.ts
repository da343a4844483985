import { catalogueLatestSchema } from '#src/domain/protocol.ts';
import { rpc } from '../rpc.ts';
import type { PokeBackend, ReadVersion } from './poke-source.ts';

export const readCatalogueVersion =
  ({ anonymous }: Pick<PokeBackend, 'anonymous'>): ReadVersion =>
  async () =>
    catalogueLatestSchema.parse(await rpc(anonymous, 'catalogue_latest')).version;
