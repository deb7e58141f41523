import { Module } from '@nestjs/common';
import { OwnEventsModule } from '../own-events/own-events.module';
import { FeedController } from './feed.controller';
import { Feeds } from './feeds';

@Module({ imports: [OwnEventsModule], controllers: [FeedController], providers: [Feeds], exports: [Feeds] })
export class FeedModule {}
