import { randomUUID } from 'node:crypto';
import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import {
  type Day,
  MAX_OWN_EVENTS,
  MAX_RECURRING_OWN_EVENTS,
  MAX_RECURRING_TEXT_LENGTH,
  OWN_EVENTS_ORGANIZATION,
  toUserKey,
} from '#libs/contracts';
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
import { type Command, type CommandMetadata, Rejected } from '#libs/event-sourcing';
import { toEventId } from '#libs/integrations';
import { Commands } from '../commands/commands';
import { type DecryptedOwnEvent, repeatsOn } from './occurrences';
import { OwnContentEncryption } from './own-content-encryption';
import { OwnEvents } from './own-events';

export type EventOwner = Readonly<{ account: string; ip: string }>;

/** Throws 404 for events of others. */
@Injectable()
export class OwnEventEditor {
  constructor(
    private readonly commands: Commands,
    private readonly contents: OwnContentEncryption,
    private readonly ownEvents: OwnEvents,
  ) {}

  /** Throws `Rejected` above the limits. */
  async create(owner: EventOwner, content: OwnContent): Promise<number> {
    await this.assertBelowLimits(owner, content);
    const [id, { account }] = [toEventId(OWN_EVENTS_ORGANIZATION, randomUUID(), ''), owner];
    await this.assertNotTooLong(owner, { id, content, alone: {} });
    await this.issue(owner, CreateOwnEvent, { id, account, content: await this.contents.encrypt(account, id, content) });
    return id;
  }

  /** Returns the id of the event itself, which may differ from the id of the occurrence passed in. */
  async revise(owner: EventOwner, card: number, content: OwnContent): Promise<number> {
    const event = await this.findEvent(owner, card);
    if (content.recurrence && !event.content.recurrence) await this.assertBelowLimits(owner, content);
    const [{ id, alone }, { account }] = [event, owner];
    await this.assertNotTooLong(owner, { id, content, alone });
    await this.issue(owner, ReviseOwnEvent, { id, account, content: await this.contents.encrypt(account, id, content) });
    return id;
  }

  async reviseOn(day: Day, owner: EventOwner, card: number, { recurrence: _, ...content }: OwnContent): Promise<number> {
    const [event, { account }] = [await this.findOccurring(day, owner, card), owner];
    const { id } = event;
    await this.assertNotTooLong(owner, { ...event, alone: { ...event.alone, [day]: content } });
    await this.issue(owner, ReviseOccurrence, { id, account, day, content: await this.contents.encrypt(account, id, content) });
    return id;
  }

  async drop(day: Day, owner: EventOwner, card: number) {
    const { id } = await this.findOccurring(day, owner, card);
    await this.issue(owner, DropOccurrence, { id, account: owner.account, day });
  }

  async delete(owner: EventOwner, card: number) {
    const { id } = await this.findEvent(owner, card);
    await this.issue(owner, DeleteOwnEvent, { id, account: owner.account });
  }

  private async findEvent({ account }: EventOwner, card: number): Promise<DecryptedOwnEvent> {
    const event = await this.ownEvents.findStored(ownerOf(account), card);
    if (!event) throw new NotFoundException(NOT_FOUND_MESSAGE);
    return event;
  }

  private async findOccurring(day: Day, owner: EventOwner, card: number): Promise<DecryptedOwnEvent> {
    const event = await this.findEvent(owner, card);
    if (!repeatsOn(event, day)) throw new BadRequestException('occurrence must be a day on which the event repeats.');
    return event;
  }

  private async assertBelowLimits({ account }: EventOwner, { recurrence }: OwnContent) {
    const { all, repeating } = await this.ownEvents.count(ownerOf(account));
    if (all >= MAX_OWN_EVENTS) throw new Rejected('too-many-own-events', `At most ${MAX_OWN_EVENTS} events can be kept.`);
    if (recurrence && repeating >= MAX_RECURRING_OWN_EVENTS)
      throw new Rejected('too-many-repeating', `At most ${MAX_RECURRING_OWN_EVENTS} of your events can repeat.`);
  }

  /** A long description is written once but read for every occurrence: a few such series would occupy the server. */
  private async assertNotTooLong({ account }: EventOwner, changed: Pick<DecryptedOwnEvent, 'id' | 'content' | 'alone'>) {
    if (!changed.content.recurrence) return;
    if ((await this.ownEvents.repeatedTextLength(ownerOf(account), changed)) > MAX_RECURRING_TEXT_LENGTH)
      throw new Rejected(
        'too-long-repeating',
        'Your events repeat too much text: shorten a description, or let one of them end sooner.',
      );
  }

  /** An event deleted in another window meanwhile is a 404. */
  private async issue<Data>(
    { account, ip }: EventOwner,
    kind: new (data: Data, issued: CommandMetadata) => Command<string, Data>,
    data: NoInfer<Data>,
  ) {
    await this.commands.issueFor(ownerOf(account), ip, kind, data).catch((error) => {
      throw error instanceof NoSuchOwnEvent ? new NotFoundException(NOT_FOUND_MESSAGE) : error;
    });
  }
}

const NOT_FOUND_MESSAGE = 'There is no such event of yours.';

const ownerOf = (account: string): HashedKey => hashedKey(toUserKey(account));
