import pg from 'pg';

type Options = {
  url: string;
  channel: string;
  onPayload: (payload: string) => void;
  /** Called after a connection was lost: what was notified meanwhile is not known. */
  onGap: () => void;
  heartbeatMs?: number;
};

/** 10 s: a connection that was cut without a word is noticed after 15 s at the latest. */
const defaultHeartbeatMs = 10_000;
const answerMs = 5_000;
/** Doubled after each failure: the server is back within a second, or gone for longer. */
const firstRetryMs = 250;
const longestRetryMs = 5_000;

/**
 * Listens on a connection of its own until the returned function is called, and connects again
 * whenever it is lost. Resolves once it listens; rejects if the first connection fails.
 */
export async function listenOnPostgres(options: Options): Promise<() => Promise<void>> {
  const { heartbeatMs = defaultHeartbeatMs, onGap } = options;
  let client = await connect(options);
  let timer = setTimeout(() => void beat(), heartbeatMs);
  let retryMs = firstRetryMs;
  let beating = false;
  let stopped = false;
  watch();

  function watch() {
    // Noticed at once, if the other side says that it ends.
    client.once('end', () => next(0));
  }
  function next(afterMs: number) {
    clearTimeout(timer);
    if (!stopped && !beating) timer = setTimeout(() => void beat(), afterMs);
  }
  async function beat() {
    beating = true;
    const afterMs = (await answers(client)) ? heartbeatMs : await connectAgain();
    beating = false;
    next(afterMs);
  }
  /** Returns after how long to look again. */
  async function connectAgain(): Promise<number> {
    drop(client);
    try {
      client = await connect(options);
    } catch {
      const afterMs = retryMs;
      retryMs = Math.min(2 * retryMs, longestRetryMs);
      return afterMs;
    }
    retryMs = firstRetryMs;
    if (stopped) drop(client);
    else onGap();
    watch();
    return heartbeatMs;
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    drop(client);
  };
}

async function connect({ url, channel, onPayload }: Options): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
  });
  // It is followed by 'end'. Without a listener it would end the process.
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => onPayload(payload));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    drop(client);
    throw error;
  }
}

async function answers(client: pg.Client): Promise<boolean> {
  return client.query('select').then(
    () => true,
    () => false,
  );
}

/** Not awaited: a server that is frozen never answers. */
function drop(client: pg.Client): void {
  void client.end().catch(() => {});
}
