import type { Command } from '#src/domain/commands.ts';

/** What a person said, in their words. `nameOf` gives a pet's name, or undefined for one not here. */
export function describeCommand(
  command: Command,
  nameOf: (petId: string) => string | undefined,
): string {
  switch (command.kind) {
    case 'addToCart':
      return `Put ${nameOf(command.args.petId) ?? 'a pet'} in your cart`;
    case 'removeFromCart':
      return `Take ${nameOf(command.args.petId) ?? 'a pet'} out of your cart`;
    case 'clearCart':
      return 'Empty your cart';
    case 'submitApplication':
      return `Apply for ${command.args.pet.name}`;
    case 'withdrawApplication':
      return 'Withdraw an application';
    case 'decideApplication':
      return command.args.status === 'approved'
        ? 'Approve an application'
        : 'Reject an application';
    case 'askForSuggestions':
      return `Ask for suggestions: “${command.args.prompt}”`;
    case 'decideAdminRequest':
      return command.args.grant ? 'Make someone an admin' : 'Decline an admin request';
  }
}
