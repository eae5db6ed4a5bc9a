import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../../platform/db";

/**
 * How often something was changed that screens may show. What was made of an earlier state is made anew when a screen
 * asks for it.
 */
export const SignageStateEntity = new Entity(
  {
    model: model("signageState"),
    attributes: { version: number },
    indexes: { primary: primaryKey({ pk: "signage-state", sk: "signage-state" }) },
  },
  connection,
);

/** The manifest of a stream in a branch, and from what it was made. */
export const ManifestEntity = new Entity(
  {
    model: model("signageManifest"),
    attributes: {
      stream: text,
      branch: text,
      /** The state from which it was made. */
      version: number,
      /** The hour in which it was made, since prices and menus change by the time alone. */
      hour: text,
      /** In hex; part of the file's address. */
      sha256: text,
      bytes: number,
      /** Of all files that the next seven days need. */
      weekBytes: number,
      /** When the file was written, after which the bucket keeps it for a limited time. */
      writtenAt: text,
      /** In seconds since 1970; DynamoDB's time to live: a stream that no screen plays any more leaves no row. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "signage-manifest#${stream}", sk: "${branch}" }) },
  },
  connection,
);

/** A picture that was drawn from a template, by what it was drawn from. */
export const DrawnEntity = new Entity(
  {
    model: model("signageDrawn"),
    attributes: {
      /** A hash of the template and the values in it. */
      source: text,
      sha256: text,
      bytes: number,
      /** In seconds since 1970; DynamoDB's time to live, sooner than the bucket's. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "signage-drawn#${source}", sk: "drawn" }) },
  },
  connection,
);
