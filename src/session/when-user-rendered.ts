/** Tells when the screens have been rendered for a user. */
export class RenderedUser {
  #now: string | undefined;
  #waiting: { uid: string; resolve: () => void }[] = [];

  rendered(uid: string | undefined): void {
    this.#now = uid;
    for (const one of this.#waiting.filter((each) => each.uid === uid)) one.resolve();
    this.#waiting = this.#waiting.filter((each) => each.uid !== uid);
  }

  whenUserRendered(uid: string): Promise<void> {
    if (this.#now === uid) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ uid, resolve }));
  }
}
