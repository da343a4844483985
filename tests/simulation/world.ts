import type { Client } from './client.ts';
import type { Broken } from './broken.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { type Copy, Database } from './database.ts';
import { handle } from './database-faults.ts';
import { Device } from './device.ts';
import { Faults } from './faults.ts';
import { SimulatedNetwork } from './network.ts';
import { Notes } from './notes.ts';
import { people, petIds, otherPetIds } from './people.ts';
import { Pokes } from './pokes.ts';
import { signIn } from './signing.ts';
import type { ServerRows } from './server/server-rows.ts';
import { Tab } from './tab.ts';
import { idle, time, turn } from './thread.ts';
import { RequestWatch } from './watch.ts';
import { SimulatedWorker } from './worker.ts';

let histories = 0;

/** Two devices, four people and one server, with everything that connects them. */
export class World {
  readonly chance: Chance;
  readonly faults = new Faults();
  readonly notes = new Notes();
  readonly devices: readonly Device[];
  readonly pokes: Pokes;
  readonly database: Database;
  readonly worker: SimulatedWorker;
  readonly network: SimulatedNetwork;
  readonly watch: RequestWatch;
  copy: Copy | undefined;
  /** The first rule that was broken, which ends the history. */
  broken: Broken | undefined;
  /** A tab that will crash this many turns after the answer that has just arrived. */
  crashing: { client: Client; turns: number } | undefined;
  readonly crashOnAnswer = new Map<Client, number>();
  readonly #trace: string[] = [];
  #tabs = 0;
  #ids = 0;

  constructor(rows: ServerRows, seed: number, holdsOpen: boolean) {
    time.reset();
    histories += 1;
    const history = histories;
    this.chance = chanceFrom(seed);
    this.devices = ['phone', 'laptop'].map((name) => new Device(name, history));
    this.pokes = new Pokes(this.faults, this.chance);
    this.database = new Database(rows, this.pokes, this.chance, holdsOpen);
    this.worker = new SimulatedWorker(this.database, this.pokes);
    this.watch = new RequestWatch({
      inFlight: () => this.network.inFlight(),
      isLive: (id) => this.worker.accounts.isLive(id),
      notes: this.notes,
      fail: (broken) => this.fail(broken),
    });
    this.network = new SimulatedNetwork(
      {
        handle: (letter) => handle(this, letter),
        startCount: (letter) => this.worker.startCount(letter),
      },
      this.faults,
      {
        sent: (letter) => {
          this.tell(`${letter.client.name} ${letter.route}`);
          this.watch.sent(letter);
        },
        answered: (letter, reply) => {
          this.tell(`${letter.client.name} ${letter.route} ${reply.status}`);
          this.watch.answered(letter, reply);
          const turns = this.crashOnAnswer.get(letter.client);
          if (turns === undefined || !letter.route.includes('/sync/')) return;
          this.crashOnAnswer.delete(letter.client);
          this.crashing = { client: letter.client, turns };
        },
      },
      this.chance,
    );
  }

  async begin(): Promise<void> {
    await this.database.rows.reset({ people, petIds: [...petIds, ...otherPetIds] });
    for (const [index, device] of this.devices.entries()) {
      const tab = await this.openTab(device);
      // Signed in at first: an adopter on the phone, anybody or nobody on the laptop.
      const person = people[index === 0 ? 0 : this.chance.between(0, people.length)];
      if (person) await signIn(this, tab, person.uid);
    }
  }

  /** Records one line of what happened; the same seed must give the same lines. */
  tell(line: string): void {
    this.#trace.push(`${time.now()} ${line}`);
  }

  get trace(): readonly string[] {
    return this.#trace;
  }

  fail(broken: Broken): void {
    this.broken ??= broken;
  }

  /** The open tabs, in the order in which they were opened. */
  tabs(device?: Device): Tab[] {
    return this.devices
      .filter((one) => !device || one === device)
      .flatMap(({ clients }) => clients)
      .filter((client) => client instanceof Tab);
  }

  async openTab(device: Device): Promise<Tab> {
    this.#tabs += 1;
    const opening = Tab.open(
      `${device.name}'s tab ${this.#tabs}`,
      device,
      (client) => this.network.of(client),
      this.chance,
    );
    await idle();
    const tab = await opening;
    await this.rest();
    return tab;
  }

  /** A new id, the same in each run of the same history. */
  newId(): string {
    this.#ids += 1;
    return `0197f222-0000-7000-8000-${String(this.#ids).padStart(12, '0')}`;
  }

  /** A short number for a command, the same in each run of a history. */
  numberOf(id: string): number {
    return [...this.notes.all.keys()].indexOf(id);
  }

  /** Waits until nothing more happens without time passing; then checks what must always hold. */
  async rest(): Promise<void> {
    const { crashing } = this;
    if (crashing) {
      this.crashing = undefined;
      for (let left = crashing.turns; left > 0; left -= 1) await turn();
      await this.crash(crashing.client, 'tab crashed in mid-exchange');
    }
    await idle();
    for (const device of this.devices) this.#check(device);
    if (this.broken) throw this.broken;
  }

  #check(device: Device): void {
    const failed = device.stored.takeFailed();
    for (let one = 0; one < failed; one += 1) this.faults.count('storage write failed');
    this.notes.check(device);
    this.worker.replicas.check(device);
  }

  async crash(
    client: Client,
    how: 'tab crashed' | 'tab crashed in mid-write' | 'tab crashed in mid-exchange',
  ) {
    if (!(client instanceof Tab) || client.dead) return;
    const broken = client.crash();
    if (broken > 0 || how !== 'tab crashed in mid-write') this.faults.count(how);
    else this.faults.count('tab crashed');
    await idle();
  }

  /** Lets time pass and runs the timers that are due. */
  async pass(ms: number): Promise<void> {
    const until = time.now() + ms;
    await this.rest();
    for (let run = time.takeDue(until); run; run = time.takeDue(until)) {
      run();
      await this.rest();
    }
    time.moveTo(until);
  }

  /** The machines sleep: timers that are due meanwhile run on waking. */
  async sleep(ms: number): Promise<void> {
    time.moveTo(time.now() + ms);
    await this.pass(100);
  }
}
