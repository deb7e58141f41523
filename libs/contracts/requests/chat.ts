import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsObject, IsString, Matches, MaxLength, Min, ValidateNested } from 'class-validator';
import { MAX_CHAT_MESSAGE_LENGTH, MAX_CHAT_TURN_LENGTH } from '../chat';
import { type ChatQuery, parseChatQuery } from '../chat-query';
import { Optional, rule } from '../rules';
import { MAX_SUMMARY_EVENTS } from '../summary';

const IsChatQuery = rule('isChatQuery', (value) => parseChatQuery(value) !== null, '$property must be a query of the chat.');

const MAX_SENT_TURNS = 100;

class VisibleEvent {
  @IsInt({ message: 'id must be the number of an event.' })
  @Min(1, { message: 'id must be the number of an event.' })
  id!: number;
}

class Turn {
  @IsIn(['user', 'assistant'], { message: 'role must be user or assistant.' })
  role!: 'user' | 'assistant';

  @IsString({ message: 'content must be words.' })
  @MaxLength(MAX_CHAT_TURN_LENGTH, { message: `content must be at most ${MAX_CHAT_TURN_LENGTH} characters.` })
  content!: string;

  @Optional()
  @IsChatQuery()
  query?: ChatQuery;
}

/** `events` is validated and not used: answers come from the whole calendar. Of the turns the last `MAX_CHAT_TURNS` are used. */
export class ChatBody {
  @IsString({ message: 'message must be words.' })
  @MaxLength(MAX_CHAT_MESSAGE_LENGTH, { message: `message must be at most ${MAX_CHAT_MESSAGE_LENGTH} characters.` })
  @Matches(/\S/, { message: 'message must not be blank.' })
  message!: string;

  @Optional()
  @IsArray({ message: 'events must be a list.' })
  @ArrayMaxSize(MAX_SUMMARY_EVENTS, { message: `events must have at most ${MAX_SUMMARY_EVENTS} entries.` })
  @IsObject({ each: true, message: 'events must be a list of events.' })
  @ValidateNested({ each: true, message: 'events must be a list of events.' })
  @Type(() => VisibleEvent)
  events?: readonly VisibleEvent[];

  @Optional()
  @IsArray({ message: 'conversationHistory must be a list.' })
  @ArrayMaxSize(MAX_SENT_TURNS, { message: `conversationHistory must have at most ${MAX_SENT_TURNS} entries.` })
  @IsObject({ each: true, message: 'conversationHistory must be a list of what was said.' })
  @ValidateNested({ each: true, message: 'conversationHistory must be a list of what was said.' })
  @Type(() => Turn)
  conversationHistory?: readonly Turn[];

  /** A query that the reader has changed. It is answered instead of the message. */
  @Optional()
  @IsChatQuery()
  query?: ChatQuery;
}
