import { randomUUID } from 'node:crypto';
import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { type Day, MOST_OWN_EVENTS, MOST_REPEATED, MOST_REPEATING, MY_EVENTS, userKey } from '#libs/contracts';
import {
  CreateOwnEvent,
  DeleteOwnEvent,
  DropOccurrence,
  type HashedKey,
  hashedKey,
  NoSuchOwnEvent,
  type OwnContent,
  ReviseOccurrence,
  ReviseOwnEvent,
} from '#libs/domain';
import { type Command, type Issued, Rejected } from '#libs/event-sourcing';
import { eventId } from '#libs/integrations';
import { Commands } from '../commands/commands';
import { type OpenOwnEvent, repeatsOn } from './occurrences';
import { OwnEvents } from './own-events';
import { SealedContents } from './sealed-contents';

/** Who keeps an event, and the network address they ask from. */
export type Keeper = Readonly<{ account: string; ip: string }>;

/** What residents do with the events of their own. Throws 404 for whatever is not theirs. */
@Injectable()
export class Keeping {
  constructor(
    private readonly commands: Commands,
    private readonly contents: SealedContents,
    private readonly ownEvents: OwnEvents,
  ) {}

  /** Answers its id. Throws `Rejected` for one too many. */
  async create(keeper: Keeper, content: OwnContent): Promise<number> {
    await this.refuseTooMany(keeper, content);
    const [id, { account }] = [eventId(MY_EVENTS, randomUUID(), ''), keeper];
    await this.refuseTooLong(keeper, { id, content, alone: {} });
    await this.issue(keeper, CreateOwnEvent, { id, account, content: await this.contents.sealed(account, id, content) });
    return id;
  }

  /** Answers the id of the event itself, which may be another than that of the card that was meant. */
  async revise(keeper: Keeper, card: number, content: OwnContent): Promise<number> {
    const known = await this.meant(keeper, card);
    if (content.recurrence && !known.content.recurrence) await this.refuseTooMany(keeper, content);
    const [{ id, alone }, { account }] = [known, keeper];
    await this.refuseTooLong(keeper, { id, content, alone });
    await this.issue(keeper, ReviseOwnEvent, { id, account, content: await this.contents.sealed(account, id, content) });
    return id;
  }

  async reviseOn(day: Day, keeper: Keeper, card: number, { recurrence: _, ...content }: OwnContent): Promise<number> {
    const [known, { account }] = [await this.occurring(day, keeper, card), keeper];
    const { id } = known;
    await this.refuseTooLong(keeper, { ...known, alone: { ...known.alone, [day]: content } });
    await this.issue(keeper, ReviseOccurrence, { id, account, day, content: await this.contents.sealed(account, id, content) });
    return id;
  }

  async drop(day: Day, keeper: Keeper, card: number) {
    const { id } = await this.occurring(day, keeper, card);
    await this.issue(keeper, DropOccurrence, { id, account: keeper.account, day });
  }

  async delete(keeper: Keeper, card: number) {
    const { id } = await this.meant(keeper, card);
    await this.issue(keeper, DeleteOwnEvent, { id, account: keeper.account });
  }

  private async meant({ account }: Keeper, card: number): Promise<OpenOwnEvent> {
    const known = await this.ownEvents.meant(ownerOf(account), card);
    if (!known) throw new NotFoundException(NONE);
    return known;
  }

  private async occurring(day: Day, keeper: Keeper, card: number): Promise<OpenOwnEvent> {
    const known = await this.meant(keeper, card);
    if (!repeatsOn(known, day)) throw new BadRequestException('occurrence must be a day on which the event repeats.');
    return known;
  }

  private async refuseTooMany({ account }: Keeper, { recurrence }: OwnContent) {
    const { all, repeating } = await this.ownEvents.count(ownerOf(account));
    if (all >= MOST_OWN_EVENTS) throw new Rejected('too-many-own-events', `At most ${MOST_OWN_EVENTS} events can be kept.`);
    if (recurrence && repeating >= MOST_REPEATING)
      throw new Rejected('too-many-repeating', `At most ${MOST_REPEATING} of your events can repeat.`);
  }

  /** What is told on each of many days is written once and read as often: a few long ones would keep the server from everybody else. */
  private async refuseTooLong({ account }: Keeper, changed: Pick<OpenOwnEvent, 'id' | 'content' | 'alone'>) {
    if (!changed.content.recurrence) return;
    if ((await this.ownEvents.repeatedLength(ownerOf(account), changed)) > MOST_REPEATED)
      throw new Rejected(
        'too-long-repeating',
        'Your events repeat too much text: shorten a description, or let one of them end sooner.',
      );
  }

  /** Deleted in another window meanwhile, it is as if it never was. */
  private async issue<Data>(
    { account, ip }: Keeper,
    kind: new (data: Data, issued: Issued) => Command<string, Data>,
    data: NoInfer<Data>,
  ) {
    await this.commands.issueFor(ownerOf(account), ip, kind, data).catch((error) => {
      throw error instanceof NoSuchOwnEvent ? new NotFoundException(NONE) : error;
    });
  }
}

const NONE = 'There is no such event of yours.';

const ownerOf = (account: string): HashedKey => hashedKey(userKey(account));
