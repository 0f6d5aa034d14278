import type { Deck, Random } from '../random.js';
import { CLOSINGS, NEW_OPENINGS, OPENINGS, STORIES } from '../texts/bio-openings.js';
import { EXPERIENCE, SKILLS } from '../texts/bio-skills.js';
import { fill } from '../texts/lines.js';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

function inWords(years: number): string {
  const number = NUMBERS[years - 1];
  if (number === undefined) return 'more than twenty years';
  return years === 1 ? 'a year' : `${number} years`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Composes bios of openings, stories, skills and closings in varying order. */
export class BioBuilder {
  private readonly openings: Deck<string>;
  private readonly newOpenings: Deck<string>;
  private readonly stories: Deck<string>;
  private readonly closings: Deck<string>;
  private readonly experience: Deck<string>;
  private readonly skills: Map<string, Deck<string>>;

  constructor(private readonly random: Random) {
    this.openings = random.deck(OPENINGS);
    this.newOpenings = random.deck(NEW_OPENINGS);
    this.stories = random.deck(STORIES);
    this.closings = random.deck(CLOSINGS);
    this.experience = random.deck(EXPERIENCE);
    this.skills = new Map(Object.entries(SKILLS).map(([service, texts]) => [service, random.deck(texts)]));
  }

  write(years: number, isNew: boolean, area: string, services: readonly string[]): string {
    const opening = (isNew ? this.newOpenings : this.openings).draw();
    const skill = () => this.skills.get(this.random.pick(services))?.draw() ?? '';
    const parts = this.random.pick([
      () => [opening, this.stories.draw(), this.closings.draw()],
      () => [opening, skill(), this.stories.draw()],
      () => [opening, this.stories.draw(), skill(), this.closings.draw()],
      () => [opening, skill(), this.closings.draw()],
      () => [opening, this.stories.draw()],
      () => [skill(), opening, this.closings.draw()],
    ])();
    return fill(parts.join(' '), this.wordsFor(years, area));
  }

  experienceOf(years: number): string | null {
    return this.random.chance(0.6) ? fill(this.experience.draw(), this.wordsFor(years, '')) : null;
  }

  private wordsFor(years: number, area: string) {
    const words = inWords(years);
    return { years: words, Years: capital(words), area };
  }
}
