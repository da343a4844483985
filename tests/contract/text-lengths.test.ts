// How long a text may be is said by the schemas of browser and worker, and by the checks of the
// tables. Both count characters: an emoji is one, though JavaScript's length says two.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { registrationSchema } from '#src/domain/account-forms.ts';
import { type ApplicationForm, applicationFormSchema } from '#src/domain/application-form.ts';
import { type Command, commandSchema } from '#src/domain/commands.ts';
import { promptSchema } from '#src/domain/question.ts';
import { onEveryBackend } from './backends.ts';
import { application, form, newPerson, newPet, signUp } from './people.ts';

const emojis = (count: number) => '🐈'.repeat(count);
function limitOf(schema: z.ZodMiniType): number {
  const issues = z.safeParse(schema, 'x'.repeat(100_000)).error?.issues ?? [];
  return Number(issues.find((issue) => issue.code === 'too_big')?.maximum);
}

// An address of an email holds no emoji.
const fields = (Object.keys(form) as (keyof ApplicationForm)[]).filter((name) => name !== 'email');
const limits = applicationFormSchema.shape;

onEveryBackend((backend) => {
  const applied = async (device: Device, changes: Partial<ApplicationForm>) => {
    const command = application(await newPet(backend()));
    Object.assign(command.args, { form: { ...form, ...changes } });
    return said(device, command);
  };

  test.each(fields)('an application’s %s', async (field) => {
    const device = (await newPerson(backend())).device();
    const limit = limitOf(limits[field]);
    expect(await applied(device, { [field]: emojis(limit) })).toEqual(everywhere('accepted'));
    expect(await applied(device, { [field]: emojis(limit + 1) })).toEqual(everywhere('invalid'));
  });

  test('an email', async () => {
    const device = (await newPerson(backend())).device();
    const long = `@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
    const email = (length: number) => 'a'.repeat(length - long.length) + long;
    const limit = limitOf(limits.email);
    expect(await applied(device, { email: email(limit) })).toEqual(everywhere('accepted'));
    expect(await applied(device, { email: email(limit + 1) })).toEqual(everywhere('invalid'));
  });

  test('a question', async () => {
    const device = (await newPerson(backend())).device();
    const ask = (prompt: string): Command => ({
      kind: 'askForSuggestions',
      args: { id: crypto.randomUUID(), prompt },
    });
    const limit = limitOf(promptSchema);
    expect(await said(device, ask(emojis(limit)))).toEqual(everywhere('accepted'));
    expect(await said(device, ask(emojis(limit + 1)))).toEqual(everywhere('invalid'));
  });

  test('the name of an account', async () => {
    const name = emojis(limitOf(registrationSchema.shape.name));
    const { uid } = await signUp(backend(), 'long-name@example.org', { name });
    const rows = await backend().sql(`select name from public.users where id = '${uid}'`);
    expect(rows).toEqual([{ name }]);
  });
});

type Device = ReturnType<Awaited<ReturnType<typeof newPerson>>['device']>;

/** What the schema that browser and worker share says to a command, and what SQL says. */
const said = async (device: Device, command: Command) => ({
  schema: commandSchema.safeParse(command).success ? 'accepted' : 'invalid',
  sql: await device.say(command),
});
const everywhere = (verdict: 'accepted' | 'invalid') => ({ schema: verdict, sql: verdict });
