import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useOwnRows } from '#src/db/use-own-rows.ts';
import { type Owner, ownerOf } from '#src/domain/account.ts';
import { questionSchema } from '#src/domain/question.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { useDraft } from '#src/parts/use-draft.ts';
import { useFormErrors } from '#src/parts/use-form-errors.ts';
import { useSession } from '#src/session/session-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { EarlierQuestions } from './earlier-questions.tsx';
import { examples } from './examples.ts';
import { RememberedHousehold } from './household-offer.tsx';
import { useAsk } from './use-ask.ts';

// Drafts are stored by a pet's id; for the question on this page, this path is used instead.
const here = '/Ai';
const blank = { prompt: '' };

export function AskPage() {
  const session = useSession();
  const owner = session.status === 'ready' ? ownerOf(session.user) : undefined;
  const [first, setFirst] = useState(owner);
  if (first === undefined && owner !== undefined) setFirst(owner);
  // The field stays the same when the session is read: somebody may be typing already.
  return <Question key={owner === first ? 'first' : owner} owner={owner} />;
}

function Question({ owner }: { owner: Owner | undefined }) {
  const draft = useDraft(owner, here, blank);
  const begun = useBegunWords();
  const [touched, setTouched] = useState(false);
  const typed = (draft.values ?? blank).prompt;
  const prompt = touched || typed !== '' ? typed : begun;
  const setPrompt = (words: string) => {
    setTouched(true);
    draft.change('prompt', words);
  };
  const form = useFormErrors(questionSchema, { prompt });
  const { searching, saved, error, ask, stopWaiting } = useAsk();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = form.check();
    if (checked === undefined) return;
    void ask(checked.prompt).then((isAsked) => {
      if (!isAsked) return;
      setTouched(true);
      draft.clear();
    });
  };

  return (
    <Page
      title={pageTexts.aiTitle}
      lead="Say in your own words who would suit you: your home, your days, who lives with you. We look for pets that fit."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <ErrorSummary errors={form.errors} />
        {error !== '' && (
          <p role="alert" className="rounded-md border border-clay bg-clay-tint p-4 text-clay-ink">
            {error}
          </p>
        )}
        <TextArea
          label="Describe the pet you are looking for"
          name="prompt"
          rows={5}
          required
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
          error={form.errorOf('prompt')}
        />
        <fieldset>
          <legend className="mb-2 text-sm text-ink-soft">Or begin with an example:</legend>
          {/* Not the fieldset itself: WebKit adds the legend's height to its lines. */}
          <div className="flex flex-wrap gap-2">
            {examples.map((example) => (
              <button
                key={example.name}
                type="button"
                onClick={() => setPrompt(example.prompt)}
                className="min-h-11 rounded-md border border-edge bg-card px-4 text-sm font-semibold hover:border-evergreen hover:text-evergreen"
              >
                {example.name}
              </button>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" disabled={searching}>
            {searching ? pageTexts.aiSearching : pageTexts.aiSubmit}
          </Button>
          {searching && (
            <Button variant="quiet" onClick={stopWaiting}>
              Ask something else
            </Button>
          )}
        </div>
        <output className={saved ? 'block rounded-md bg-marigold-tint p-4' : 'sr-only'}>
          {saved &&
            'Your question is saved on this device. We’ll answer it when you’re back online; you can leave this page and find the answer here later.'}
        </output>
      </form>
      <RememberedHousehold />
      <EarlierQuestions onReuse={setPrompt} />
    </Page>
  );
}

/**
 * The words to begin with: of the question that led here, as those of "Ask again" and Back, or of an
 * example; '' if nothing did.
 */
function useBegunWords(): string {
  const { asked, example } = useLocation({ select: ({ state }) => state });
  const questions = useOwnRows()?.chatSessions;
  const question = asked && questions?.find(({ id }) => id === asked);
  return (question || examples.find(({ name }) => name === example))?.prompt ?? '';
}
