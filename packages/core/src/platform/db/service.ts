import type { ResourceName } from "@tresen/contract/resources";
import { type Service, createWriteTransaction } from "electrodb";
import { AnalyticsEntity } from "./entity/analytics.entity";
import { AttemptEntity } from "./entity/attempt.entity";
import { BlockEntity } from "./entity/block.entity";
import { BranchEntity } from "./entity/branch.entity";
import { CategoryEntity } from "./entity/category.entity";
import { ConfigEntity } from "./entity/config.entity";
import { DeviceEntity } from "./entity/device.entity";
import { DivisionEntity } from "./entity/division.entity";
import { DoneeEntity } from "./entity/donee.entity";
import { ImageEntity } from "./entity/image.entity";
import { MenuEntity } from "./entity/menu.entity";
import { MessageEntity } from "./entity/message.entity";
import { NavigationEntity } from "./entity/navigation.entity";
import { OrderEntity } from "./entity/order.entity";
import { PartEntity } from "./entity/part.entity";
import { PreviewLinkEntity } from "./entity/preview-link.entity";
import { ProductEntity } from "./entity/product.entity";
import type { RecordEntity } from "./entity/record.entity";
import { SessionEntity } from "./entity/session.entity";
import { SiteEntity } from "./entity/site.entity";
import { SlotEntity } from "./entity/slot.entity";
import { SmsLinkEntity, SmsStopEntity } from "./entity/sms-link.entity";
import { SnapshotChunkEntity, SnapshotMetaEntity, SnapshotRequestEntity } from "./entity/snapshot.entity";
import { TableEntity } from "./entity/table.entity";
import { TagEntity } from "./entity/tag.entity";
import { TicketEntity } from "./entity/ticket.entity";
import { TurnsEntity } from "./entity/turns.entity";
import { UniqueEntity } from "./entity/unique.entity";
import { UploadEntity } from "./entity/upload.entity";
import { UserEntity } from "./entity/user.entity";

/** The entities of the generic pattern, by the resource's name. */
export const recordEntities: Record<ResourceName | "images", RecordEntity> = {
  divisions: DivisionEntity,
  tags: TagEntity,
  branches: BranchEntity,
  categories: CategoryEntity,
  products: ProductEntity,
  menus: MenuEntity,
  tables: TableEntity,
  donatees: DoneeEntity,
  sites: SiteEntity,
  blocks: BlockEntity,
  navigations: NavigationEntity,
  users: UserEntity,
  images: ImageEntity,
};

const entities = {
  ...recordEntities,
  analytics: AnalyticsEntity,
  attempt: AttemptEntity,
  config: ConfigEntity,
  device: DeviceEntity,
  message: MessageEntity,
  order: OrderEntity,
  part: PartEntity,
  previewLink: PreviewLinkEntity,
  session: SessionEntity,
  slot: SlotEntity,
  smsLink: SmsLinkEntity,
  smsStop: SmsStopEntity,
  snapshotChunk: SnapshotChunkEntity,
  snapshotMeta: SnapshotMetaEntity,
  snapshotRequest: SnapshotRequestEntity,
  ticket: TicketEntity,
  turns: TurnsEntity,
  unique: UniqueEntity,
  upload: UploadEntity,
};

/**
 * Everything that the table holds. ElectroDB's own service can do more: it joins entities of one partition to
 * collections, of which there are none, and would make each function's bundle 19 KB larger.
 */
export const service = {
  entities,
  transaction: {
    write: ((write) => createWriteTransaction(entities, write)) as Service<typeof entities>["transaction"]["write"],
  },
};
