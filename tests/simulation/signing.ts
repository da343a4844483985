import { personBy } from './people.ts';
import type { Tab } from './tab.ts';
import { outside } from './thread.ts';
import type { World } from './world.ts';

/** Signs in on the login page for this person's role. */
export async function signIn(world: World, tab: Tab, uid: string): Promise<void> {
  const user = await outside(() => world.database.rows.whoAmI(uid));
  const email = personBy(uid)?.email ?? '';
  world.watch.excuse(tab.device);
  void tab.session
    .signIn({ email, password: 'correct horse' }, user?.isAdmin ? 'admin' : 'user')
    .then(
      ({ outcome }) => world.tell(`${tab.name}: sign in ${email} ${outcome}`),
      (error: unknown) => world.tell(`${tab.name}: sign in ${email} failed (${String(error)})`),
    );
}

/** Signs out; the result is stored on the device. */
export async function signOut(world: World, tab: Tab, discard: boolean): Promise<void> {
  const { device } = tab;
  const uid = device.stored.session()?.user?.uid;
  if (uid === undefined) return;
  const cookie = device.cookies.session;
  const byHand = world.watch.byHand(device);
  const { signOuts } = world.notes;
  const signingOut = { tab, uid, discard, over: false };
  signOuts.add(signingOut);
  const done = () => {
    byHand();
    signingOut.over = true;
  };
  void tab.session
    .signOut({ discard })
    .finally(done)
    .then(
      ({ outcome }) => {
        world.tell(`${tab.name}: sign out ${outcome}`);
        const after = device.stored.session();
        if (outcome !== 'signed-out' || after?.user) return;
        if (after?.signOutOwed) world.faults.count('signed out offline');
        if (cookie?.uid === uid) world.watch.signedOut(device, cookie.id);
      },
      (error: unknown) => world.tell(`${tab.name}: sign out failed (${String(error)})`),
    );
}
