// RxDB with its Dexie storage and HTTP replication, as its documentation of both describes them.
// One tab, because it is faster than `multiInstance`. No validator, which the documentation wants in
// development only. 1,500 documents a batch, as many as the app gets in one answer. Durable: the
// replication says that it is in sync, after it has written the documents and its checkpoint.
import { createRxDatabase } from 'rxdb/plugins/core';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { Subject } from 'rxjs';
import { offer, show } from '../pages/page.ts';

type Row = { id: string; description: string; updatedAt: number };
type Command = { id: string; kind: string; petId: string };
type Checkpoint = { updatedAt: number };
type Pulled = { documents: Row[]; checkpoint: Checkpoint };

const text = { type: 'string' };

async function open() {
  const database = await createRxDatabase({
    name: 'rxdb',
    storage: getRxStorageDexie(),
    multiInstance: false,
  });
  const collections = await database.addCollections<{ pets: Row; commands: Command }>({
    pets: {
      schema: {
        version: 0,
        primaryKey: 'id',
        type: 'object',
        // Fields that are not named are stored too.
        properties: {
          id: { type: 'string', maxLength: 128 },
          description: text,
          updatedAt: { type: 'number' },
        },
        required: ['id'],
      },
    },
    commands: {
      schema: {
        version: 0,
        primaryKey: 'id',
        type: 'object',
        properties: { id: { type: 'string', maxLength: 36 }, kind: text, petId: text },
        required: ['id'],
      },
    },
  });
  return collections;
}

/** How its server takes pushed rows: see peer-pushes.ts. */
const pushKind = new URLSearchParams(location.search).get('push') ?? 'documented';
const opening = open();
const stream = new Subject<Pulled | 'RESYNC'>();
let sent = 0;
let onSent = () => {};

offer({
  firstSync: async () => {
    const { pets } = await opening;
    const replication = replicateRxCollection<Row, Checkpoint>({
      collection: pets,
      replicationIdentifier: 'pets',
      // Its default waits until this tab is elected; there is only one.
      waitForLeadership: false,
      pull: {
        batchSize: 1_500,
        stream$: stream.asObservable(),
        handler: async (after, limit) => {
          const answer = await fetch(
            `/bench/peer/pull?after=${after?.updatedAt ?? 0}&limit=${limit}`,
          );
          return (await answer.json()) as Pulled; // the bench's own server
        },
      },
    });
    await replication.awaitInitialReplication();
  },
  stored: async () => (await opening).pets.count().exec(),
  follow: async (count) => {
    const { pets } = await opening;
    pets
      .find({ sort: [{ id: 'asc' }], limit: count })
      .$.subscribe((found) => show(found.map(({ description }) => description)));
    const source = new EventSource('/bench/peer/stream');
    source.addEventListener('message', ({ data }: MessageEvent<string>) =>
      stream.next(JSON.parse(data) as Pulled),
    );
    source.addEventListener('error', () => stream.next('RESYNC'));
    await new Promise((resolve) => source.addEventListener('open', resolve, { once: true }));
  },
  queue: async (count) => {
    const { commands } = await opening;
    const replication = replicateRxCollection<Command, never>({
      collection: commands,
      replicationIdentifier: 'commands',
      waitForLeadership: false,
      push: {
        handler: async (rows) => {
          const answer = await fetch(`/bench/peer/push/${pushKind}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(rows),
          });
          return (await answer.json()) as Command[];
        },
      },
    });
    replication.sent$.subscribe(() => {
      sent += 1;
      onSent();
    });
    for (let nth = 0; nth < count; nth += 1) {
      const kind = nth % 2 === 0 ? 'addToCart' : 'removeFromCart';
      await commands.insert({ id: crypto.randomUUID(), kind, petId: 'luna-black-cat' });
    }
  },
  acknowledged: (count) =>
    new Promise((resolve) => {
      onSent = () => {
        if (sent >= count) resolve();
      };
      onSent();
    }),
});
