import type { DynamoDBRecord } from "aws-lambda";
import { randomUUID } from "node:crypto";
import type { Instant } from "@tresen/contract/kit/time";
import { readJson, writeJson } from "../json-file";

export interface DeadLetter {
  id: string;
  at: Instant;
  reason: string;
  /** The function that failed; missing in files of versions with a single reader. */
  reader?: string;
  record: DynamoDBRecord;
}

export interface DeadLetters {
  list(): readonly DeadLetter[];
  add(letter: Omit<DeadLetter, "id">): void;
  find(id: string): DeadLetter | undefined;
  remove(id: string): void;
}

/**
 * The stream records that failed each time, kept in a file until a person retries them. On AWS they are in the bucket
 * of failed records.
 */
export function openDeadLetters(path: string): DeadLetters {
  let letters = readJson<DeadLetter[]>(path, []);
  const save = (changed: DeadLetter[]): void => {
    letters = changed;
    writeJson(path, letters);
  };
  return {
    list: () => letters,
    add: (letter) => save([...letters, { id: randomUUID(), ...letter }]),
    find: (id) => letters.find((letter) => letter.id === id),
    remove: (id) => save(letters.filter((letter) => letter.id !== id)),
  };
}
