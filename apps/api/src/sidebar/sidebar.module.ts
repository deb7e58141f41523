import { Module } from '@nestjs/common';
import { FeedModule } from '../feed/feed.module';
import { SidebarController } from './sidebar.controller';
import { Sidebars } from './sidebars';

@Module({ imports: [FeedModule], controllers: [SidebarController], providers: [Sidebars] })
export class SidebarModule {}
