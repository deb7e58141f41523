import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AllowBrowser, ForgetBrowser, type HashedKey, residentKeyName } from '#libs/domain';
import { decrypt, encrypt, PersonalKeys, ReadModels } from '#libs/event-sourcing';
import { PushFailure, type PushMessage, PushService, type PushSubscriptionAddress } from '#libs/integrations';
import { browsers } from '#projections';
import { Commands } from '../commands/commands';

const ENCRYPTION_CONTEXT = 'browser';

@Injectable()
export class Browsers {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly keys: PersonalKeys,
    private readonly push: PushService,
  ) {}

  publicKey(): Promise<string> {
    return this.push.publicKey();
  }

  async allow(key: HashedKey, ip: string, address: PushSubscriptionAddress) {
    const encrypted = encrypt(await this.keys.getOrCreate(residentKeyName(key)), ENCRYPTION_CONTEXT, JSON.stringify(address));
    await this.commands.issueFor(key, ip, AllowBrowser, { key, browser: browserIdOf(address.endpoint), address: encrypted });
  }

  async forget(key: HashedKey, ip: string, endpoint: string) {
    await this.commands.issueFor(key, ip, ForgetBrowser, { key, browser: browserIdOf(endpoint) });
  }

  async exists(key: HashedKey): Promise<boolean> {
    return (await this.readModels.find(browsers, { key: { eq: key } }, { limit: 1 })).length > 0;
  }

  /** Forgets browsers that are gone. True if any received it. @throws PushFailure if none received it and one may later */
  async notify(key: HashedKey, message: PushMessage): Promise<boolean> {
    const outcomes = await Promise.all((await this.addressesOf(key)).map((address) => this.sendTo(key, address, message)));
    if (outcomes.includes(true)) return true;
    const failure = outcomes.find((outcome) => outcome instanceof PushFailure);
    if (failure) throw failure;
    return false;
  }

  private async addressesOf(key: HashedKey): Promise<PushSubscriptionAddress[]> {
    const secret = await this.keys.get(residentKeyName(key));
    const documents = await this.readModels.find(browsers, { key: { eq: key } });
    return secret ? documents.map(({ address }) => JSON.parse(decrypt(secret, ENCRYPTION_CONTEXT, address))) : [];
  }

  private async sendTo(key: HashedKey, address: PushSubscriptionAddress, message: PushMessage): Promise<boolean | PushFailure> {
    try {
      await this.push.send(address, message);
      return true;
    } catch (error) {
      if (!(error instanceof PushFailure)) throw error;
      if (!error.isGone) return error;
      await this.commands.issueWithoutWaiting('push', ForgetBrowser, { key, browser: browserIdOf(address.endpoint) });
      return false;
    }
  }
}

/** An id that does not reveal the endpoint. */
const browserIdOf = (endpoint: string): string => hash('sha256', endpoint, 'base64url').slice(0, 22);
