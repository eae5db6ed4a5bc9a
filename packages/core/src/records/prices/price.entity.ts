import { Entity } from "electrodb";
import { connection, model, number, optionalNumber, optionalText, primaryKey, text } from "../../platform/db";

/** What a record costs since one of its versions. Written in the transaction that stores this version. */
export const PriceEntity = new Entity(
  {
    model: model("price"),
    attributes: {
      /** The id of the record. */
      id: text,
      /** `all`: there are no prices of single branches. */
      branch: text,
      version: number,
      /** `version` with ten digits, so that the rows are in order. */
      place: text,
      from: text,
      /** Undefined since the record was removed. */
      price: optionalNumber,
      reducedPrice: optionalNumber,
      reducedFrom: optionalText,
      reducedUntil: optionalText,
    },
    indexes: {
      primary: primaryKey({ pk: "price#${id}", sk: "${branch}#${place}" }),
    },
  },
  connection,
);
