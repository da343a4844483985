import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';

/** What a server of a language model does with a request. */
export type ModelReply =
  /** A completion with this text, after `afterMs`. */
  | { kind: 'says'; text: string; afterMs?: number }
  /** A completion that was cut off at the most tokens. */
  | { kind: 'cut-off'; text: string }
  /** A completion as an event stream, though nobody asked for one. */
  | { kind: 'streams'; text: string }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** 200, with a body that is no JSON. */
  | { kind: 'malformed' }
  /** Accepts the request, and never answers. */
  | { kind: 'never' };

// As OpenAI defines strict structured output: every property is required, and no other is allowed.
const strictSchema = z
  .looseObject({
    type: z.literal('object'),
    properties: z.record(z.string(), z.unknown()),
    required: z.array(z.string()),
    additionalProperties: z.literal(false),
  })
  .refine(
    ({ properties, required }) =>
      Object.keys(properties).toSorted().join() === required.toSorted().join(),
    'strict: every property must be required',
  );
const chatRequestSchema = z.looseObject({
  model: z.string().min(1),
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .min(1),
  stream: z.boolean().optional(),
  max_tokens: z.int().positive(),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.looseObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      strict: z.literal(true),
      schema: strictSchema,
    }),
  }),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/**
 * Stands in for a server that speaks OpenAI's chat completions with structured output: refuses what
 * such a server refuses, and streams where it is asked to. `reply` decides about each valid request.
 */
export class ModelServer {
  readonly requests: ChatRequest[] = [];
  /** The headers of each request, as they came. */
  readonly headers: IncomingMessage['headers'][] = [];
  /** What was wrong about each invalid request. */
  readonly invalid: string[] = [];
  reply: (request: ChatRequest) => ModelReply = () => ({ kind: 'says', text: '{}' });
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      void this.#answer(request, response);
    });
  }

  static async start(): Promise<ModelServer> {
    const model = new ModelServer();
    model.#server.listen(0, '127.0.0.1');
    await once(model.#server, 'listening');
    return model;
  }

  get baseUrl(): string {
    // It listens on a port.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return refuse(response, 404, 'Unknown request URL');
    const parsed = chatRequestSchema.safeParse(JSON.parse(body));
    if (!parsed.success) {
      this.invalid.push(parsed.error.message);
      return refuse(response, 400, parsed.error.message);
    }
    this.requests.push(parsed.data);
    this.headers.push(request.headers);
    await send(response, parsed.data, this.reply(parsed.data));
  }
}

async function send(response: ServerResponse, request: ChatRequest, reply: ModelReply) {
  switch (reply.kind) {
    case 'says':
      await wait(reply.afterMs ?? 0);
      return request.stream
        ? stream(response, request, reply.text)
        : json(response, 200, completion(request, reply.text, 'stop'));
    case 'cut-off':
      return json(response, 200, completion(request, reply.text, 'length'));
    case 'streams':
      return stream(response, request, reply.text);
    case 'status':
      return refuse(response, reply.status, 'Refused by the stand-in', reply.headers);
    case 'malformed':
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end('{"choices": [{"message": {"content": "{}');
      return undefined;
    case 'never':
      return undefined;
  }
}

const head = ({ model }: ChatRequest) => ({
  id: 'chatcmpl-1',
  created: Math.floor(Date.now() / 1000),
  model,
});

const completion = (request: ChatRequest, content: string, finish_reason: 'stop' | 'length') => ({
  ...head(request),
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
  usage: { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 },
});

function stream(response: ServerResponse, request: ChatRequest, content: string): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const chunk = (delta: object, finish_reason: string | null) => {
    const choices = [{ index: 0, delta, finish_reason }];
    const data = { ...head(request), object: 'chat.completion.chunk', choices };
    response.write(`data: ${JSON.stringify(data)}\n\n`);
  };
  chunk({ role: 'assistant', content: '' }, null);
  for (const piece of content.match(/[^]{1,8}/g) ?? []) chunk({ content: piece }, null);
  chunk({}, 'stop');
  response.end('data: [DONE]\n\n');
}

function json(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

const refuse = (response: ServerResponse, status: number, message: string, headers = {}) =>
  json(response, status, { error: { message, type: 'error', code: null } }, headers);
