import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsObject, IsString, Matches, MaxLength, Min, ValidateNested } from 'class-validator';
import { MAX_CHAT_MESSAGE_LENGTH, MAX_CHAT_TURN_LENGTH } from '../chat';
import { type ChatQuery, parseChatQuery } from '../chat-query';
import { Optional, rule } from '../rules';
import { MAX_SUMMARY_EVENTS } from '../summary';

const IsChatQuery = rule('isChatQuery', (value) => parseChatQuery(value) !== null, '$property must be a query of the chat.');

/** Only the latest turns are used. */
const MOST_TURNS_SENT = 100;

/** Other fields of an event are ignored. */
class AskedEvent {
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

/** `events` are ids on the screen. Only the last `MAX_CHAT_TURNS` turns are used. */
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
  @Type(() => AskedEvent)
  events?: readonly AskedEvent[];

  @Optional()
  @IsArray({ message: 'conversationHistory must be a list.' })
  @ArrayMaxSize(MOST_TURNS_SENT, { message: `conversationHistory must have at most ${MOST_TURNS_SENT} entries.` })
  @IsObject({ each: true, message: 'conversationHistory must be a list of what was said.' })
  @ValidateNested({ each: true, message: 'conversationHistory must be a list of what was said.' })
  @Type(() => Turn)
  conversationHistory?: readonly Turn[];

  /** Is answered instead of what the message says: the reader has changed it. */
  @Optional()
  @IsChatQuery()
  query?: ChatQuery;
}
