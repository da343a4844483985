import { Link } from '@tanstack/react-router';
import { useOutbox, useOwnRows } from '#src/db/use-own-rows.ts';
import type { ChatSession } from '#src/domain/chat-session.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { readSuggestion } from '#src/domain/suggestion/stored-suggestion.ts';
import { longDate } from '#src/parts/format-date.ts';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { inWords } from './criteria.ts';

/** The person's earlier questions, answered or not; nothing if there are none. */
export function EarlierQuestions({ onReuse }: { onReuse: (prompt: string) => void }) {
  const ownRows = useOwnRows();
  const outbox = useOutbox();
  if (ownRows === undefined || ownRows.chatSessions.length === 0) return null;
  const questions = ownRows.chatSessions.toSorted(
    (one, other) => Date.parse(other.created) - Date.parse(one.created),
  );
  const reuse = (prompt: string) => {
    onReuse(prompt);
    document.querySelector<HTMLTextAreaElement>('textarea[name=prompt]')?.focus();
  };
  return (
    <section aria-labelledby="earlier" className="mt-14">
      <h2 id="earlier" className="text-2xl">
        Your earlier questions
      </h2>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {questions.map((question) => (
          <li key={question.id} className="flex flex-col gap-3 py-5">
            <div>
              <p className="max-w-measure break-words">“{question.prompt}”</p>
              <p className="mt-1 text-sm text-ink-soft tabular-nums">
                {longDate(question.created)}
              </p>
            </div>
            <Answer question={question} />
            {outbox
              ?.filter(
                ({ command }) =>
                  command.kind === 'askForSuggestions' && command.args.id === question.id,
              )
              .map((entry) => (
                <UnsentNote key={entry.id} entry={entry} />
              ))}
            <div>
              <Button variant="quiet" className="-ms-5" onClick={() => reuse(question.prompt)}>
                Use these words again
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ question: { id, response } }: { question: ChatSession }) {
  if (response === '') return <p className="text-ink-soft">Waiting for an answer.</p>;
  const suggestion = readSuggestion(response);
  if (suggestion === undefined) return <p className="text-clay-ink">{pageTexts.aiUnreadable}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="font-semibold first-letter:uppercase">{inWords(suggestion)}</p>
      <Link
        to="/Aisearch"
        search={suggestion}
        state={{ asked: id, answered: { suggestion, by: 'server' } }}
        className={buttonClass('secondary')}
      >
        Show these pets
      </Link>
    </div>
  );
}
