import type { KeyPurpose } from "@tresen/contract/access-key/access-key";
import { Entity } from "electrodb";
import {
  anything,
  connection,
  custom,
  model,
  number,
  optionalNumber,
  optionalText,
  primaryKey,
  text,
} from "../platform/db";

export interface EarlierHash {
  secretHash: string;
  /** ISO. */
  until: string;
}

/**
 * The key of a display or another device. Only a hash of its secret part is stored, so reading the table is not enough
 * to use it. All keys are in one partition: there are few, and each is read by its id, which is part of the key.
 */
export const AccessKeyEntity = new Entity(
  {
    model: model("accessKey"),
    attributes: {
      id: text,
      /** Counts its changes, but not its uses. */
      version: number,
      name: text,
      branch: text,
      purpose: { type: custom<KeyPurpose>("string"), required: true },
      subject: optionalText,
      /** Missing until a display that was paired with a code fetches its key. */
      secretHash: optionalText,
      hint: optionalText,
      /** The hash before the last rotation, and until when it is accepted. */
      formerHash: optionalText,
      formerUntil: optionalText,
      /** Those of the rotations before, as long as they are accepted. */
      earlierHashes: anything<EarlierHash[]>(),
      createdAt: text,
      lastUsedAt: optionalText,
      validUntil: optionalText,
      revokedAt: optionalText,
      /** In seconds since 1970; DynamoDB's time to live. Only of a key that was revoked. */
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "access-key", sk: "${id}" }),
    },
  },
  connection,
);
