import { StartFailure } from '#worker/env.ts';

/** Runs a program's body. A StartFailure is printed as its sentence, everything else with its stack. */
export async function runProgram(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exitCode = 1;
  }
}
