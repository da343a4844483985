import type { Words } from './phrases.ts';

/** The part of special-needs.ts that is asked for less often. */
export const rarerSpecialNeeds: readonly (readonly [string, Words])[] = [
  [
    'lame',
    {
      en: 'limping, a|slight limp, walks with a limp, lame dog|cat|rabbit',
    },
  ],
  [
    'missing ear',
    {
      en: 'one eared',
      es: 'sin una oreja, una sola oreja',
      de: 'einohrig, nur ein ohr',
      fr: 'une seule oreille',
      pt: 'sem uma orelha',
    },
  ],
  ['missing foot', { en: 'missing foot, missing a foot|paw' }],
  [
    'asthma',
    {
      en: 'asthmatic cat, cat|dog|one with asthma',
      de: 'katzenasthma',
      fr: 'chat asthmatique',
      es: 'gato asmatico',
      pt: 'gato asmatico',
    },
  ],
  [
    'anxiety',
    {
      en: 'separation anxiety, anxiety fine|ok|okay|welcome|is|does, anxious dog|cat fine|ok|welcome',
      de: 'trennungsangst',
    },
  ],
  [
    'behavioural issues',
    {
      en: 'behavior|behaviour|behavioural|behavioral issue|issues|problems|problem|history, bite history|record|case|cases, reactive dog|dogs|one, reactivity, has bitten, biter',
      es: 'problemas de conducta|comportamiento',
      de: 'verhaltensauffallig, verhaltensprobleme|problemhund',
      fr: 'troubles|problemes du|de comportement',
      pt: 'problemas de comportamento',
    },
  ],
  [
    'leishmaniasis',
    {
      en: 'leish|leishmania|leishmaniasis',
      es: 'leishmania|leishmaniasis|leishmaniosis',
      de: 'leishmaniose',
      fr: 'leishmaniose',
      pt: 'leishmaniose',
    },
  ],
];
