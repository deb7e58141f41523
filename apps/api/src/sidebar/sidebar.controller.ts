import { Controller, Get, Header, Param } from '@nestjs/common';
import type { Sidebar } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { PreferenceKey } from '../http/preference-key';
import { Sidebars } from './sidebars';

@Controller('sidebar')
export class SidebarController {
  constructor(private readonly sidebars: Sidebars) {}

  @Get(':key')
  @Header('cache-control', 'no-store')
  show(@Param('key', PreferenceKey) key: HashedKey): Promise<Sidebar> {
    return this.sidebars.of(key);
  }
}
