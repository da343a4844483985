import { Disclosure } from '#src/ui/disclosure.tsx';
import { Page } from '#src/ui/page.tsx';

/** A section of the Covid-19 guide; a paragraph or list item has one to three plain sentences. */
type GuideSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
};

const covidGuide: readonly GuideSection[] = [
  {
    id: 'visiting',
    title: 'Before you visit a shelter',
    paragraphs: [
      'Stay at home if you have a fever, a new cough or have just tested positive, and ask the shelter for another day. They will keep your appointment free for you and will not mind.',
      'Shelters set their own rules and change them with the season. Look at the shelter’s page or call before you set out.',
    ],
    list: [
      'Book a time rather than dropping in, so that rooms stay uncrowded.',
      'Bring a mask that fits: some shelters ask for one indoors, and some staff and visitors are at higher risk.',
      'Wash or sanitise your hands when you arrive, between animals and when you leave.',
      'Come with the people who will live with the pet, and leave the wider party at home.',
    ],
  },
  {
    id: 'pets-and-the-virus',
    title: 'Can pets catch Covid-19 or pass it on?',
    paragraphs: [
      'Cats, dogs and some other mammals can be infected, nearly always by a person they live with. Most have no signs at all or are mildly ill for a few days, and serious illness is rare.',
      'The risk of catching Covid-19 from a pet is considered low. It is no reason to give up a pet or to decide against adopting one.',
      'Never put a mask on an animal, and never wipe one down with disinfectant, alcohol or hand sanitiser: these can hurt or poison it.',
    ],
  },
  {
    id: 'if-you-are-ill',
    title: 'If you are ill and have a pet at home',
    paragraphs: [
      'Treat your pet as you would the people in your household. If someone else can look after it for a few days, let them.',
    ],
    list: [
      'Keep cuddles, kisses and shared pillows for when you are well again.',
      'If you must care for your pet yourself, wear a mask and wash your hands before and after.',
      'Keep dogs on a lead away from other people, and keep cats indoors if they are used to it.',
      'If your pet seems ill, telephone your vet first and say that someone at home has Covid-19.',
    ],
  },
  {
    id: 'plan-for-care',
    title: 'Make a plan for your pet’s care',
    paragraphs: [
      'An illness, a hospital stay or a cancelled journey home is easier for everyone when somebody knows what your pet needs.',
    ],
    list: [
      'Ask two people whether they would step in, and give one of them a key.',
      'Write down feeding times, medicines, habits, and your vet’s name and number.',
      'Keep two weeks of food and medicine in the house.',
      'Have a carrier or lead, the vaccination record and the microchip number in one place.',
    ],
  },
  {
    id: 'working-from-home',
    title: 'When your days at home change',
    paragraphs: [
      'A pet that is used to company all day may find it hard when you go back to an office or a school. Start weeks ahead: leave for five minutes, then fifteen, then an hour, and make little of leaving and coming back.',
      'Signs of distress are barking or crying, destroyed doors or furniture, and accidents from an animal that is otherwise clean. A vet or a certified behaviourist can help; punishment makes it worse.',
    ],
  },
  {
    id: 'more-help',
    title: 'Where to find current advice',
    paragraphs: [
      'Rules and vaccines change; this guide does not try to keep up with them. Your local health authority has the advice that holds where you live, the World Organisation for Animal Health writes about animals and Covid-19, and your own vet knows your pet.',
    ],
  },
];

export function CovidPage() {
  return (
    <Page
      title="Covid-19 resources"
      lead="How to adopt and live with a pet while Covid-19 is about. General advice, not a replacement for your doctor, your vet or your local health authority."
    >
      <div className="border-t border-hairline">
        {covidGuide.map(({ id, title, paragraphs, list }, place) => (
          <Disclosure key={id} summary={title} open={place === 0}>
            <div className="flex flex-col gap-3">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list !== undefined && (
                <ul className="list-disc space-y-1.5 ps-5 marker:text-evergreen">
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </div>
          </Disclosure>
        ))}
      </div>
    </Page>
  );
}
