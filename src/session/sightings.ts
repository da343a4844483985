/** Tells when a person has come into sight on the screens. */
export class Sightings {
  #now: string | undefined;
  #waiting: { uid: string; resolve: () => void }[] = [];

  see(uid: string | undefined): void {
    this.#now = uid;
    for (const one of this.#waiting.filter((each) => each.uid === uid)) one.resolve();
    this.#waiting = this.#waiting.filter((each) => each.uid !== uid);
  }

  of(uid: string): Promise<void> {
    if (this.#now === uid) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ uid, resolve }));
  }
}
