import { type FormEvent, useState } from 'react';
import type { Application } from '#src/domain/application.ts';
import { counted } from '#src/domain/words.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { useChangePets } from './use-change-pets.tsx';

/** What the others read, until somebody writes it better. */
export const kindAnswer = (petName: string): string =>
  `${petName} has found a home with somebody else. Thank you for wanting to give ${petName} one: it means a lot to us. Other pets here would like to meet you.`;

type AnswerOthersProps = {
  petName: string;
  /** The applications for the adopted pet that nobody has answered yet. */
  others: readonly Application[];
};

/** Offers to answer everybody else who asked for a pet that has a home now; nothing if nobody did. */
export function AnswerOthers({ petName, others }: AnswerOthersProps) {
  const { say } = useChangePets();
  const [words, setWords] = useState<string>();
  const [sending, setSending] = useState(false);
  if (others.length === 0) return null;
  const message = words ?? kindAnswer(petName);
  const who = counted(others.length, 'person').replace('persons', 'people');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const said = message.trim();
    const kept = await say(
      others.map(({ id }) => ({
        kind: 'decideApplication',
        args: { id, status: 'rejected', ...(said !== '' && { message: said }) },
      })),
    );
    setSending(false);
    if (kept) setWords(undefined);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-marigold-tint p-3">
      <p className="min-w-0 grow basis-40">
        {who} asked for {petName} too and {others.length === 1 ? 'waits' : 'wait'} for an answer.
      </p>
      <Button onClick={() => setWords(message)}>
        Answer {others.length === 1 ? others[0]?.fullName : `all ${others.length}`}
      </Button>
      <Dialog
        open={words !== undefined}
        onClose={() => setWords(undefined)}
        title={`An answer for ${who}`}
      >
        <form onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
          <p className="text-ink-soft">
            {others.length === 1
              ? `${others[0]?.fullName} reads this beside “rejected”.`
              : `${others.map(({ fullName }) => fullName).join(', ')}: each reads this beside “rejected”.`}
          </p>
          <TextArea
            label="Your words"
            name="message"
            rows={6}
            maxLength={2_000}
            value={message}
            onChange={({ target }) => setWords(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={sending}>
              {sending ? 'Saving...' : `Send to ${who}`}
            </Button>
            <Button variant="quiet" onClick={() => setWords(undefined)}>
              Not now
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}
