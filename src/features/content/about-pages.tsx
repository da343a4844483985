// Where the footer leads. What these pages say must be true of the code: change them with it.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Operator } from '#src/domain/protocol.ts';
import { counted } from '#src/domain/words.ts';
import { ShelterWords } from '#src/parts/shelter-words.tsx';
import { useShelter } from '#src/parts/use-shelter.ts';
import { useSession } from '#src/session/session-context.tsx';
import { Page } from '#src/ui/page.tsx';

// Set by the build (vite.config.ts) from the file LICENSE.
const licence: string = import.meta.env.VITE_LICENCE;

export function AboutPage() {
  const shelter = useShelter();
  return (
    <Page title="About" lead="Homeward brings people and pets that need a home together.">
      <Section title="What it is">
        <p>
          You look at pets, ask which of them may fit your life, and apply for the one you want to
          take home. The people of the shelter read your application and decide.
        </p>
        <p>
          Homeward works without a network once it is on your device: what you say is kept here and
          sent when there is a connection.
        </p>
      </Section>
      <Section title="Who runs it">
        <p>
          {shelter.name || 'The shelter that gave you this address'} runs this home. Homeward itself
          is free software that any shelter may run; see <To path="/licensing">Licensing</To>. How
          to reach us is under <To path="/contact">Contact</To>.
        </p>
        <ShelterWords {...shelter} />
      </Section>
    </Page>
  );
}

export function ContactPage() {
  const shelter = useShelter();
  const { name, email } = shelter;
  return (
    <Page title="Contact" lead={name && `This home is run by ${name}.`}>
      <Section title="Questions about pets, applications and your data">
        {email === '' ? (
          <p>
            No email address is given here. Ask the shelter that gave you this address; its admins
            read every application.
          </p>
        ) : (
          <p>
            Write to{' '}
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
            .
          </p>
        )}
        <ShelterWords {...shelter} />
        <p>
          What we hold about you, and how to delete it, is under{' '}
          <To path="/your-data">Your data</To>.
        </p>
      </Section>
    </Page>
  );
}

export function LicensingPage() {
  return (
    <Page title="Licensing" lead="Homeward is free software under the MIT licence.">
      <div className="flex max-w-measure flex-col gap-3 text-sm text-ink-soft">
        {licence.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Section title="What others made">
        <p>
          The app in your browser is built with other people’s work. Their names, licences and
          notices are in the{' '}
          <a href="/third-party-notices.txt" className={link}>
            third-party notices
          </a>
          .
        </p>
      </Section>
    </Page>
  );
}

export function PrivacyPage() {
  const { name, email, applicationRetentionDays, modelHost } = useOperator();
  return (
    <Page
      title="Privacy Policy"
      lead="What is kept about you, where, for how long, and who sees it."
    >
      <Section title="Who is responsible">
        <p>
          {name ?? 'The shelter that gave you this address'} runs this home and is responsible for
          what is kept here.{' '}
          {email === undefined ? (
            'Ask them about anything on this page.'
          ) : (
            <>
              Write to{' '}
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>{' '}
              about anything on this page.
            </>
          )}
        </p>
      </Section>
      <Section title="What the server keeps">
        <List>
          <li>
            Your account: name, email, and your password as a hash from which it cannot be read.
          </li>
          <li>
            Your applications: your name, email, phone number, address, occupation and what you
            write, the pet, when the shelter first opened it, the decision and when it was made.
          </li>
          <li>The pets in your cart, and your questions for suggestions with their answers.</li>
          <li>
            When you logged in, and your sessions: when each began and was last used, and the
            browser and network address where the server records them.
          </li>
          <li>If you turn on notifications: the address at which your browser receives them.</li>
          <li>What your devices have sent, by number and result, so that nothing is done twice.</li>
          <li>Attempts to log in, for a short time and by network address, to stop guessing.</li>
        </List>
        <Questions modelHost={modelHost} />
      </Section>
      <Section title="Who sees it">
        <p>
          You, and the admins of this home: they read whole applications and, of a person who asks
          to become an admin, name and email. Notifications pass through the push service of your
          browser’s maker, encrypted. Pictures may come from the servers of other shelters, which
          then see your network address. We use no advertising, no analytics and no trackers.
        </p>
      </Section>
      <Section title="What this device keeps">
        <p>
          A copy of the pets, and of what is yours, so that Homeward works without a network. It is
          deleted when you log out, when somebody else logs in, and on the first visit after 30 days
          without one. What you have not sent yet then stays encrypted until you log in again. On an
          address without https it cannot be encrypted: then nobody else can log in here before you
          have sent it or the device is cleared. <To path="/device">This device</To> shows and
          clears it all.
        </p>
        <p>
          Two cookies: one for your session, and one that tells one guest’s questions from
          another’s. Neither follows you anywhere else.
        </p>
      </Section>
      <Section title="For how long">
        <List>
          <li>Your account and everything in it: until you delete it.</li>
          <li>
            {applicationRetentionDays === undefined
              ? 'Applications: as long as your account.'
              : `Applications: ${counted(applicationRetentionDays, 'day')} after they were decided or withdrawn.`}{' '}
            What stays of a decided one is the pet, the decision and two dates, without your name.
          </li>
          <li>Questions of guests: 30 days. Results of what devices sent: 90 days.</li>
          <li>
            Backups that the people who run this home make: until they replace them. A deleted
            account may be in an older backup.
          </li>
        </List>
      </Section>
      <Section title="What you can do">
        <p>
          Download everything that is kept about you, or delete your account, under{' '}
          <To path="/your-data">Your data</To>.
        </p>
      </Section>
    </Page>
  );
}

/** Where questions for suggestions go. */
function Questions({ modelHost }: { modelHost: string | undefined }) {
  if (modelHost === undefined)
    return (
      <p>
        Suggestions are made by rules in Homeward itself: your questions go to no other company.{' '}
        {onThisDevice}
      </p>
    );
  const where = /^(localhost|127\..*|\[::1\])$/.test(modelHost)
    ? 'on the server of this home'
    : `at ${modelHost}, which works for this home`;
  return (
    <p>
      Suggestions are made by rules in Homeward itself, and then by a language model {where}. It
      reads the first 500 characters of a question, and nothing else: not your name, your account or
      your network address. Email addresses and phone numbers are cut out of the question first.
      What else you write about yourself in it, the model reads too. {onThisDevice}
    </p>
  );
}

const onThisDevice =
  'If you turn on your browser’s own model, it answers on this device and sends nothing.';

/** As the worker last said it to this device. */
function useOperator(): Operator {
  const session = useSession();
  return (session.status === 'ready' && session.operator) || {};
}

const link = 'text-evergreen underline';

function To({
  path,
  children,
}: {
  path: '/contact' | '/device' | '/licensing' | '/your-data';
  children: string;
}) {
  return (
    <Link to={path} className={link}>
      {children}
    </Link>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 flex max-w-measure flex-col gap-3 first:mt-0">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function List({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-1 ps-6">{children}</ul>;
}
