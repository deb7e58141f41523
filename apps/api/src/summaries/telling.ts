import { Injectable } from '@nestjs/common';
import {
  AGENDA_TASK,
  agendaSummary,
  believed,
  GROUND_RULES,
  type Ground,
  givenEvents,
  givenFacts,
  givenFor,
  type KindOfSummary,
  type Marked,
  oneOfRooms,
  TELLINGS,
} from '#libs/assistant';
import { type Summary, type TownEvent, unmarked } from '#libs/contracts';
import { type Asking, Assisted } from '../assisted/assisted';
import { Clock } from '../settings/clock';
import { KeptTexts } from './kept-texts';

/** Longer than this nobody waits: what is written by then is what there is. */
const LONGEST_MS = 15_000;
const MOST_TOKENS = 800;
/** Of a larger agenda only the lines are shown to whoever writes. */
const MOST_BYTES = 1024 * 1024;

/**
 * What is on, in a few sentences: written by the assistant of what the town publishes, as far as it can be believed, and put
 * together by rules otherwise. Somebody's own events are never told to an assistant; rules tell them to whom they belong.
 */
@Injectable()
export class Telling {
  private readonly kept = new KeptTexts();

  constructor(
    private readonly assistant: Assisted,
    private readonly clock: Clock,
  ) {}

  async of(kind: KindOfSummary, asked: readonly Marked[], asking: Asking): Promise<Summary> {
    const today = this.clock.today();
    const marked = oneOfRooms(asked);
    const { byRules, task } = TELLINGS[kind];
    const ofTown = givenFor(kind, marked.filter(isOfTown), today);
    const ground = { today, events: ofTown.map(({ event }) => event) };
    const theirs = new Set(ofTown.filter(({ isMyAlmanac }) => isMyAlmanac).map(({ event }) => event.id));
    const told = ofTown.length > 0 ? await this.written(task, ground, givenEvents(ground, theirs), asking) : '';
    if (!told) return { summary: byRules(marked, today), source: 'rules' };
    const own = byRules(
      marked.filter((one) => !isOfTown(one)),
      today,
    );
    return { summary: [told, own].filter(Boolean).join('\n'), source: 'claude' };
  }

  /** Of a meeting whose agenda has these items. */
  async ofAgenda(event: TownEvent, items: readonly string[], document: Uint8Array, asking: Asking): Promise<Summary> {
    const today = this.clock.today();
    const facts = Object.fromEntries(items.map((item, place) => [String(place + 1), `*${unmarked(item)}*`]));
    const ground = { today, events: [event], facts };
    const given = `${givenEvents(ground)}\n${givenFacts(ground)}`;
    const told = await this.written(AGENDA_TASK, ground, given, asking, document);
    return told ? { summary: told, source: 'claude' } : { summary: agendaSummary(event, items, today), source: 'rules' };
  }

  /** Kept as it was written: what the server fills in is filled in anew each time. */
  private async written(task: string, ground: Ground, given: string, asking: Asking, document?: Uint8Array): Promise<string> {
    const text = await this.kept.of([task, given], ground.today, () =>
      this.assistant.text(
        {
          system: `${GROUND_RULES}\n${task}`,
          turns: [{ role: 'user', content: given }],
          ...(document && document.length <= MOST_BYTES && { document }),
          mostTokens: MOST_TOKENS,
          stopped: AbortSignal.timeout(LONGEST_MS),
        },
        asking,
      ),
    );
    return text === null ? '' : believed(text, ground);
  }
}

const isOfTown = ({ event }: Marked) => event.isUserCreated !== 'true';
