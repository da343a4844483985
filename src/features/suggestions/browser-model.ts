// The browser's own language model, by the Prompt API. It works without a network, and nothing of the
// question leaves the device. Written from its documentation, and tried with a stand-in only.
import { inTime, type Mind, MindFailure } from '#src/domain/suggestion/mind.ts';

const states = ['unavailable', 'downloadable', 'downloading', 'available'] as const;
export type BrowserModelState = (typeof states)[number];

type Session = {
  prompt(
    text: string,
    options: { responseConstraint: object; signal: AbortSignal },
  ): Promise<string>;
  destroy(): void;
};
type CreateOptions = {
  signal: AbortSignal;
  initialPrompts?: { role: 'system'; content: string }[];
  monitor?: (monitor: EventTarget) => void;
};
/**
 * What is used of the Prompt API.
 *
 * @see https://webmachinelearning.github.io/prompt-api/
 */
type LanguageModel = {
  availability(options: object): Promise<string>;
  create(options: CreateOptions): Promise<Session>;
};

/** The same for every call, as the API asks for. The words of an answer are English ones. */
const expected = { expectedOutputs: [{ type: 'text', languages: ['en'] }] };

function languageModel(): LanguageModel | undefined {
  const found: unknown = Reflect.get(globalThis, 'LanguageModel');
  const isModel =
    (typeof found === 'function' || typeof found === 'object') &&
    found !== null &&
    'availability' in found &&
    'create' in found;
  // The types of the browser do not have it yet.
  return isModel ? (found as LanguageModel) : undefined;
}

/** Whether the browser has a model. Asking downloads nothing, and never rejects. */
export async function browserModel(): Promise<BrowserModelState> {
  try {
    const said = await languageModel()?.availability(expected);
    return states.find((state) => state === said) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/**
 * Downloads the browser's model: several gigabytes, so only from a press of somebody who was told so
 * (the API demands the press too, and tells no size). `onProgress` gets shares from 0 to 1. Rejects
 * with a MindFailure ('unreachable') if it fails or is given up by the signal; what was downloaded by
 * then the browser keeps.
 */
export async function downloadBrowserModel(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const session = await languageModel()?.create({
      ...expected,
      signal,
      monitor: (monitor) =>
        monitor.addEventListener('downloadprogress', (event) => {
          if ('loaded' in event && typeof event.loaded === 'number') onProgress(event.loaded);
        }),
    });
    session?.destroy();
  } catch {
    throw new MindFailure('unreachable');
  }
  if ((await browserModel()) !== 'available') throw new MindFailure('unreachable');
}

/** Asks the browser's model, if it is there already: asking never begins a download. */
export const askBrowserModel: Mind = async (prompt, signal) => {
  const api = languageModel();
  if (!api || (await browserModel()) !== 'available') throw new MindFailure('unreachable');
  const [{ modelAnswerSchema, modelInstructions, modelMessage }, { readModelAnswer }] =
    await Promise.all([
      import('#src/domain/suggestion/model/model-request.ts'),
      import('#src/domain/suggestion/model/model-answer.ts'),
    ]);
  const message = modelMessage(prompt);
  if (message === '') throw new MindFailure('nothing-to-ask');
  const text = await inTime(signal, async (end) => {
    const initialPrompts = [{ role: 'system' as const, content: modelInstructions }];
    const creating = api.create({ ...expected, initialPrompts, signal: end });
    try {
      const session = await creating;
      return await session.prompt(message, { responseConstraint: modelAnswerSchema, signal: end });
    } catch {
      throw new MindFailure(end.aborted ? 'too-slow' : 'unreachable');
    } finally {
      // Also one that comes too late.
      void creating.then((session) => session.destroy()).catch(() => {});
    }
  });
  return { by: 'browser', suggestion: readModelAnswer(text, prompt) };
};
