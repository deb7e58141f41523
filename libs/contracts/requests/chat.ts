import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsObject, IsString, Matches, MaxLength, Min, ValidateNested } from 'class-validator';
import { CHAT_LENGTH, LONGEST_TURN } from '../chat';
import { Optional } from '../rules';
import { MOST_ASKED_EVENTS } from '../summary';

/** What is sent along of a conversation; the last of it is looked at. */
const MOST_TURNS_SENT = 100;

/** Whatever else a page says of an event is not looked at. */
class AskedEvent {
  @IsInt({ message: 'id must be the number of an event.' })
  @Min(1, { message: 'id must be the number of an event.' })
  id!: number;
}

class Turn {
  @IsIn(['user', 'assistant'], { message: 'role must be user or assistant.' })
  role!: 'user' | 'assistant';

  @IsString({ message: 'content must be words.' })
  @MaxLength(LONGEST_TURN, { message: `content must be at most ${LONGEST_TURN} characters.` })
  content!: string;
}

/** What `POST /api/chat` takes; of the events in sight only their numbers, and of the conversation its last `MOST_TURNS`. */
export class ChatBody {
  @IsString({ message: 'message must be words.' })
  @MaxLength(CHAT_LENGTH, { message: `message must be at most ${CHAT_LENGTH} characters.` })
  @Matches(/\S/, { message: 'message must not be blank.' })
  message!: string;

  @Optional()
  @IsArray({ message: 'events must be a list.' })
  @ArrayMaxSize(MOST_ASKED_EVENTS, { message: `events must have at most ${MOST_ASKED_EVENTS} entries.` })
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
}
