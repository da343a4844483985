// `npm run admin -- EMAIL`: a link that makes an admin of whoever opens it, logged in with that
// address. The first admin of a home comes so, wherever its database is.
import { join } from 'node:path';
import { emailSchema } from '#src/domain/account-forms.ts';
import { readEnvironment, StartFailure } from '#worker/env.ts';
import { isOlderDatabase, olderDatabase, tellHome } from './home-commands.ts';
import { connectHosted } from './hosted.ts';
import { newInvitation } from './new-invitation.ts';
import { rpc } from './rpc.ts';
import { runProgram } from './run-program.ts';

const migrationsDir = join(import.meta.dirname, '../../supabase/migrations');

await runProgram(async () => {
  const settings = readEnvironment(process.env);
  const email = emailSchema.safeParse(process.argv[2]);
  if (!email.success || process.argv.length > 3)
    throw new StartFailure('Name the address of the admin: npm run admin -- name@example.org.');
  const { link, codeSha256 } = await newInvitation(settings.publicUrl);
  if (settings.hosted)
    await rpc(connectHosted(settings.hosted).privileged, 'invite_admin', {
      p_email: email.data,
      p_code_sha256: codeSha256,
    });
  else await invite(email.data, codeSha256);
  console.log(
    `Open this link within an hour, logged in as ${email.data}; without an account, register with that address first.`,
  );
  console.log(`  ${link}`);

  async function invite(address: string, sha256: string) {
    const command = { kind: 'inviteAdmin', email: address, codeSha256: sha256 } as const;
    await tellHome(settings, migrationsDir, command, () => {}).catch((error: unknown) => {
      throw isOlderDatabase(error) ? olderDatabase() : error;
    });
  }
});
