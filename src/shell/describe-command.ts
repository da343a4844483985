import type { Command } from '#src/domain/commands.ts';
import { isKnownCommand, type OwnRows } from '#src/domain/merge.ts';

/** Finds what a command's ids refer to; undefined if it is not on this device. */
export type Names = {
  pet: (petId: string) => string | undefined;
  application: (id: string) => OwnRows['applications'][number] | undefined;
};

/** Describes a command in words for the person who gave it. */
export function describeCommand(command: Command, names: Names): string {
  if (!isKnownCommand(command)) return 'Something you did in a newer version of Homeward';
  switch (command.kind) {
    case 'addToCart':
      return `Put ${names.pet(command.args.petId) ?? 'a pet'} in your cart`;
    case 'removeFromCart':
      return `Take ${names.pet(command.args.petId) ?? 'a pet'} out of your cart`;
    case 'clearCart':
      return 'Empty your cart';
    case 'submitApplication':
      return `Apply for ${command.args.pet.name}`;
    case 'withdrawApplication': {
      const application = names.application(command.args.id);
      return application
        ? `Withdraw your application for ${application.petName}`
        : 'Withdraw an application';
    }
    case 'decideApplication': {
      const verb = command.args.status === 'approved' ? 'Approve' : 'Reject';
      const application = names.application(command.args.id);
      return application
        ? `${verb} ${application.fullName}’s application for ${application.petName}`
        : `${verb} an application`;
    }
    case 'askForSuggestions':
      return `Ask for suggestions: “${command.args.prompt}”`;
    case 'decideAdminRequest':
      return command.args.grant ? 'Make someone an admin' : 'Decline an admin request';
    case 'changePet': {
      const { id, changes } = command.args;
      const name = changes.name ?? names.pet(id) ?? 'a pet';
      if (changes.verified && Object.keys(changes).length === 1) return `${name} is still here`;
      return changes.status && Object.keys(changes).length === 1
        ? `Mark ${name} as ${changes.status}`
        : `Change what is known about ${name}`;
    }
    case 'addPhoto':
      return `Add a photo of ${names.pet(command.args.petId) ?? 'a pet'}`;
    case 'describePhoto':
      return `Describe a photo of ${names.pet(command.args.petId) ?? 'a pet'}`;
    case 'movePhoto':
      return `Move a photo of ${names.pet(command.args.petId) ?? 'a pet'}`;
    case 'removePhoto':
      return `Remove a photo of ${names.pet(command.args.petId) ?? 'a pet'}`;
    case 'changeSettings':
      return 'Change what the shelter says about itself';
  }
}
