import { expect, onTestFinished, test } from 'vitest';
import { onEveryBackend, onPostgres } from './backends.ts';
import { startApp } from './http-app.ts';
import { call, newGuest, newPerson } from './people.ts';

type Job = { id: string; kind: string; attempt: number; payload: Record<string, string> };

onEveryBackend((backend) => {
  const claim = (p_lease_seconds = 60, p_limit = 10) =>
    call<Job[]>(backend().privileged, 'claim_jobs', {
      p_kind: 'suggestion',
      p_limit,
      p_lease_seconds,
    });
  const ask = async (prompt: string) => {
    const guest = newGuest(backend());
    const id = crypto.randomUUID();
    await guest.say({ kind: 'askForSuggestions', args: { id, prompt } });
    return { id, guest };
  };
  const answer = (p_id: string, p_response: string) =>
    call<boolean>(backend().privileged, 'answer_chat_session', { p_id, p_response });
  const leaseEnds = (id: string) =>
    backend().sql(`update private.jobs set due_at = now() where id = '${id}'`);

  test('a question leaves a job that carries it, which one worker takes at a time', async () => {
    const { id } = await ask('A calm cat');
    const [job] = await claim();
    expect(job).toEqual({
      id: expect.any(String),
      kind: 'suggestion',
      attempt: 1,
      payload: { chatSessionId: id, prompt: 'A calm cat' },
    });
    expect(await claim()).toEqual([]);
    await leaseEnds(job?.id ?? '');
    expect(await claim()).toMatchObject([{ id: job?.id, attempt: 2 }]);
    expect(await call(backend().privileged, 'finish_job', { p_id: job?.id })).toBe(true);
    await leaseEnds(job?.id ?? '');
    expect(await claim()).toEqual([]);
  });

  test('a job that is let go comes back after the wait', async () => {
    await ask('A calm cat');
    const [job] = await claim();
    const release = (p_after_seconds: number) =>
      call(backend().privileged, 'release_job', { p_id: job?.id, p_after_seconds });
    await release(60);
    expect(await claim()).toEqual([]);
    await release(0);
    expect(await claim()).toMatchObject([{ id: job?.id }]);
    await call(backend().privileged, 'finish_job', { p_id: job?.id });
  });

  test('the first answer stands, and its asker gets it', async () => {
    const { id, guest } = await ask('A calm cat');
    await guest.pull();
    expect(await answer(id, '')).toBe(false);
    expect(await answer(id, '{"type":"cat"}')).toBe(true);
    expect(await answer(id, '{"type":"dog"}')).toBe(false);
    await guest.pull();
    expect(guest.rows.get(`chatSession ${id}`)?.row).toMatchObject({ response: '{"type":"cat"}' });
    await call(backend().privileged, 'finish_job', { p_id: (await claim())[0]?.id });
  });

  test('what a model says is stored once, after the answer, and its asker gets it', async () => {
    const { id, guest } = await ask('A calm cat');
    const refine = (p_refinement: string) =>
      call<boolean>(backend().privileged, 'refine_chat_session', { p_id: id, p_refinement });
    expect(await refine('too early')).toBe(false);
    await answer(id, '{"type":"cat"}');
    await guest.pull();
    expect(guest.rows.get(`chatSession ${id}`)?.row).not.toHaveProperty('refinement');
    expect(await refine('first')).toBe(true);
    expect(await refine('second')).toBe(false);
    await guest.pull();
    expect(guest.rows.get(`chatSession ${id}`)?.row).toMatchObject({
      response: '{"type":"cat"}',
      refinement: 'first',
    });
    await call(backend().privileged, 'finish_job', { p_id: (await claim())[0]?.id });
  });

  test('what guests asked goes after 30 days, with its job; what people asked stays', async () => {
    const { id, guest } = await ask('A calm cat');
    const person = (await newPerson(backend())).device();
    const mine = crypto.randomUUID();
    await person.say({ kind: 'askForSuggestions', args: { id: mine, prompt: 'A calm dog' } });
    await guest.pull();
    await backend().sql(
      `update public.chat_sessions set created = now() - interval '31 days';
       update private.clients set used_at = now() - interval '31 days'`,
    );
    await call(backend().privileged, 'delete_expired');
    await guest.pull();
    await person.pull();
    expect(guest.rows.size).toBe(0);
    expect(person.ids('chatSession')).toEqual([mine]);
    const left = await claim();
    expect(left.map((job) => job.payload['chatSessionId'])).not.toContain(id);
  });
});

const mend =
  'Where nobody notifies the worker, it looks for jobs after certain commands only: see kindsWithJobs in worker/sync/sync-app.ts.';

onPostgres((backend) => {
  test('a question is answered at once, also where nobody notifies the worker', async () => {
    const { listen: _listen, ...silent } = backend();
    const app = await startApp({}, silent);
    onTestFinished(() => app.stop());
    const browser = app.browser();
    await browser.register('asking@example.org');
    const args = { id: crypto.randomUUID(), prompt: 'A calm cat' };
    await browser.push([{ kind: 'askForSuggestions', args }]);
    const response = async () =>
      (await browser.pullAll()).flatMap((change) =>
        change.kind === 'chatSession' && change.row ? change.row.response : [],
      );
    // By itself it looks after 30 s.
    await expect.poll(response, { timeout: 15_000 }).toEqual([expect.stringMatching(/./)]);
  });

  test('no other commands than questions and decisions leave jobs', async () => {
    const thatSay = async (words: string) =>
      (
        await backend().sql(
          `select proname as name from pg_proc where pronamespace = 'private'::regnamespace
             and prosrc like '%${words}%' order by 1`,
        )
      ).map(({ name }) => name);
    // The second is a trigger: it notifies of applications that become approved or rejected. The
    // third is for imports, which are no commands.
    expect(await thatSay('insert into private.jobs'), mend).toEqual([
      'ask_for_suggestions',
      'queue_decision_notifications',
      'want_pictures',
    ]);
    // The others note when an application was opened, and withdraw it.
    expect(await thatSay('update public.adoption_requests'), mend).toEqual([
      'decide_application',
      'note_opened_applications',
      'withdraw_application',
    ]);
  });

  test('eight workers at once share the jobs, none twice', async () => {
    const guest = newGuest(backend());
    const ids = Array.from({ length: 24 }, () => crypto.randomUUID());
    await guest.push(
      ids.map((id) => guest.envelope({ kind: 'askForSuggestions', args: { id, prompt: 'A cat' } })),
    );
    const lease = { p_kind: 'suggestion', p_limit: 5, p_lease_seconds: 60 };
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => call<Job[]>(backend().privileged, 'claim_jobs', lease)),
    );
    const asked = taken.flat().map((job) => job.payload['chatSessionId']);
    expect(asked).toHaveLength(ids.length);
    expect(new Set(asked)).toEqual(new Set(ids));
  });
});
