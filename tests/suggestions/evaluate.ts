import { type RequestSet, type LabelledRequest, readSet } from './requests.ts';
import { type Answer, type Figures, score } from './score.ts';

/** Whoever turns a prompt into a suggestion: the rules, or a model. */
export type Mind = (prompt: string) => Answer | Promise<Answer>;

export type Evaluation = {
  figures: Figures;
  answered: readonly { request: LabelledRequest; answer: Answer }[];
};

/** Puts the requests of a set to `mind`, one after the other: all of them, or the first ones. */
export async function evaluate(mind: Mind, set: RequestSet, first = Infinity): Promise<Evaluation> {
  const answered = [];
  for (const request of readSet(set).slice(0, first)) {
    answered.push({ request, answer: await mind(request.prompt) });
  }
  const figures = score(
    answered.map(({ request }) => request),
    answered.map(({ answer }) => answer),
  );
  return { figures, answered };
}
