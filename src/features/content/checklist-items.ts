/** `id` is stored on the device with each tick, so its meaning must never change. */
type ChecklistItem = { id: string; task: string; why: string };

export const checklistItems: readonly ChecklistItem[] = [
  {
    id: 'agree',
    task: 'Talk it over with everyone at home',
    why: 'Agree on who feeds, walks and cleans, and find out about allergies before you meet anyone.',
  },
  {
    id: 'lease',
    task: 'Check your lease or house rules',
    why: 'Ask for permission in writing, including any limits on size, breed or number of pets.',
  },
  {
    id: 'budget',
    task: 'Plan the first year’s costs',
    why: 'The adoption fee, food, a vet visit, insurance, and something put aside for the unexpected.',
  },
  {
    id: 'vet',
    task: 'Choose a vet and ask about a first visit',
    why: 'Aim for a check within the first two weeks, and keep the emergency number by the door.',
  },
  {
    id: 'safe-home',
    task: 'Make your home safe',
    why: 'Move cables, medicines and toxic plants out of reach; check windows, balconies and fences.',
  },
  {
    id: 'quiet-place',
    task: 'Set up a quiet place of their own',
    why: 'A bed, crate, cage or hutch away from the hallway, where nobody disturbs them.',
  },
  {
    id: 'supplies',
    task: 'Get the basics before the day',
    why: 'Bowls, bedding, the food they eat now, a litter tray or lead, a few toys and a carrier.',
  },
  {
    id: 'identity',
    task: 'Arrange a microchip and an ID tag',
    why: 'Ask whether your pet is chipped, and put the registration in your name straight away.',
  },
  {
    id: 'time-off',
    task: 'Keep the first few days free',
    why: 'A calm start with you near by makes everything that follows easier.',
  },
  {
    id: 'introductions',
    task: 'Plan slow introductions',
    why: 'Children and other pets meet the newcomer one at a time, briefly, and with a way to leave.',
  },
];
