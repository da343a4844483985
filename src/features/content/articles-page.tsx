import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';

/** The sample article: headings with the paragraphs under them, in reading order. */
type ArticlePart = { id: string; heading: string; paragraphs: readonly string[] };

const article: {
  title: string;
  lead: string;
  readingMinutes: number;
  parts: readonly ArticlePart[];
} = {
  title: 'The first three weeks: helping a shelter pet feel at home',
  lead: 'The animal you met behind a gate is not quite the animal you will know in a month. Here is what tends to happen in between, and what helps.',
  readingMinutes: 5,
  parts: [
    {
      id: 'small-world',
      heading: 'Begin with a small world',
      paragraphs: [
        'A shelter is loud, but it is predictable: the same bowls, the same hands, the same hours. Your home is kinder and, for now, entirely unknown. So make it small. Choose one room, or one corner of one room, and put there everything that is needed: water, food, a place to sleep that has a wall behind it, and for a cat a tray and somewhere to hide. A bird’s cage stands best at chest height against a wall, away from the kitchen, where fumes can harm it. A rabbit wants a floor that does not slip and a box with two doors.',
        'Let the animal come out of its carrier by itself. It may take two minutes, or the whole evening. Sit on the floor with a book and let yourself be looked at. There is nothing you need to do yet, and not doing it is the most useful thing you can offer.',
      ],
    },
    {
      id: 'first-days',
      heading: 'The first three days: keep it quiet',
      paragraphs: [
        'Many animals eat little at first, sleep a great deal, or watch the door. Dogs that seemed lively at the shelter may be subdued, and ones that seemed calm may pace. None of this is who they are. It is what it feels like to have lost every landmark at once.',
        'Feed what they ate before, at the hours they are used to, and change the food over a week if you mean to change it. Take dogs out on a lead by the same short route, even in a fenced garden: frightened dogs can climb and dig remarkably well. Leave visits from friends for later. If a cat has eaten nothing at all for a day, or a rabbit for half a day, do not wait: call a vet, because for both of them not eating is an emergency sooner than you might think.',
      ],
    },
    {
      id: 'first-weeks',
      heading: 'The next weeks: a rhythm',
      paragraphs: [
        'After some days the questions begin. Is this mine? What happens when I bark? Does that hand always bring something good? You answer them mostly by being boring. Meals, walks, play and rest at about the same times teach an animal more than any command, because what can be foreseen need not be feared.',
        'This is the time to open the next door and let them explore another room, with the way back left open. Start a little training if your pet enjoys it: two minutes, a few crumbs of something tasty, and an end before anyone is tired. Say the name only when something pleasant follows. Make the first trip to the vet a friendly one, with a weigh-in and a treat, and ask them to read the microchip so that you know it is registered to you.',
      ],
    },
    {
      id: 'introductions',
      heading: 'Meeting the rest of the family',
      paragraphs: [
        'Children can be wonderful company for an animal if they learn one rule: the pet decides. Show them how to sit sideways, hold out a hand at nose height and wait. If the animal walks away, the visit is over. An adult stays in the room, however gentle everyone is.',
        'Other pets meet by smell first. Swap blankets for a few days, then feed them on either side of a closed door, then let them see each other through a gate. Two dogs usually do best on a walk side by side, on neutral ground, before they share a kitchen. Two cats may need three weeks before they share anything. Go back a step whenever someone stiffens, stares or hides; a step back costs a day, and a fight can cost a year.',
      ],
    },
    {
      id: 'failures',
      heading: 'When something goes wrong',
      paragraphs: [
        'Expect a puddle, a chewed shoe, a night of howling. They are information, not disobedience. Ask what the animal needed just then: a way out, something to gnaw, less time alone. Tidy up without comment and change the arrangement rather than the tone of your voice. Punishment teaches that you are unpredictable, which is precisely the wrong lesson for these weeks.',
        'Some things are worth help straight away: growling over food or resting places, panic when left alone, a cat that stops using the tray, any sudden change in appetite or energy. Begin with the vet, since pain often looks like bad behaviour, and then ask the shelter. The people there know your pet, they have seen the problem before, and they would much rather hear from you in the second week than in the second month.',
      ],
    },
    {
      id: 'home',
      heading: 'And then, one ordinary day',
      paragraphs: [
        'It rarely comes with a fanfare. A dog sighs and falls asleep with its back to you. A cat sits on the newspaper. A budgie sings while you wash up; a rabbit flops onto its side as though somebody had switched it off. For some that is the third week, for others the third month. You will notice that you have stopped counting, and so have they.',
      ],
    },
  ],
};

export function ArticlesPage() {
  return (
    <Page title={article.title} lead={article.lead}>
      <p className="text-sm text-ink-soft">About {article.readingMinutes} minutes to read</p>
      <article className="mt-8 flex flex-col gap-10">
        {article.parts.map(({ id, heading, paragraphs }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="text-2xl">
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-measure">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
      <div className="mt-12 flex flex-wrap gap-3 border-t border-hairline pt-8">
        <Link to="/Checklist" className={buttonClass('primary')}>
          Get your home ready
        </Link>
        <Link to="/Explore" className={buttonClass('secondary')}>
          Meet the pets
        </Link>
      </div>
    </Page>
  );
}
