import type { Registration } from '#src/domain/account-forms.ts';
import { invalidInput } from '#worker/http/refusal.ts';

/** Fewer guesses than this find it: a common password, a name, a row of keys. */
const minGuesses = 1e6;

/** 100: what comes after cannot make a password weak, and looking at 256 took 1.5 s. */
const judgedCharacters = 100;

/** Also what is published about the demo accounts. */
const ours = ['homeward', 'homeward-demo', 'homeward-admin'];

/** Throws a Refusal if people who know this person, or a list of common passwords, guess it soon. */
export async function refuseGuessable({
  name,
  email,
  password,
}: Pick<Registration, 'name' | 'email' | 'password'>): Promise<void> {
  estimator ??= makeEstimator();
  const { check } = await estimator;
  const judged = [...password].slice(0, judgedCharacters).join('');
  const [mailbox = ''] = email.split('@');
  const words = `${name} ${email}`.split(/[^\p{L}\d]+/u);
  const { guesses } = check(judged, [...ours, name, email, mailbox, ...words]);
  if (guesses >= minGuesses && !isOnlyWords(judged, words)) return;
  throw invalidInput(
    'This password is easy to guess. Use three or four words that have nothing to do with you or with Homeward.',
  );
}

/** Whether a password is these words in any order, with up to four other characters. */
function isOnlyWords(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password);
  const longestFirst = words.map(lettersOf).toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce(
    (text, word) => (word ? text.replaceAll(word, '') : text),
    letters,
  );
  return letters !== '' && rest === '' && password.length - letters.length <= 4;
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

let estimator: ReturnType<typeof makeEstimator> | undefined;

// Loaded on use: the list of common passwords takes 0.2 s and 2 MB.
async function makeEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return { check: (password: string, known: string[]) => factory.check(password, known) };
}

/** bcrypt reads no more, and would cut off the rest in silence. */
const hashedBytes = 72;

/**
 * What Auth is given for a password, wherever one is set or checked: the password, or the SHA-256 of
 * a longer one. Only the worker talks to Auth, so this holds on every backend.
 */
export async function passwordForAuth(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  if (bytes.length <= hashedBytes) return password;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  // As text: bcrypt ends at a byte of 0.
  return `sha256:${btoa(String.fromCharCode(...digest))}`;
}
