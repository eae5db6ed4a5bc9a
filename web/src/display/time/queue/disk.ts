import type { KeptStamping } from "./kept-stamping";

/** Where a device keeps its stampings and what it was told last. */
export interface Disk {
  /** Whether what is kept survives a reload. */
  isLasting: boolean;
  /** All stampings, in the order in which they were made. */
  stampings: () => Promise<KeptStamping[]>;
  /** Adds one with the next number of the device, in one step. */
  add: (make: (last: number) => KeptStamping) => Promise<KeptStamping>;
  put: (stamping: KeptStamping) => Promise<void>;
  remove: (id: string) => Promise<void>;
  read: <Value>(name: string) => Promise<Value | null>;
  keep: (name: string, value: unknown) => Promise<void>;
}

const STAMPINGS = "stampings";
const VALUES = "values";
const LAST = "last-number";

/**
 * The disk of the browser. What is added is there before the promise resolves, also if the browser is killed then. Where
 * the browser stores nothing, the memory of the page is used instead, which `isLasting` tells.
 */
export async function openDisk(name: string): Promise<Disk> {
  try {
    const database = await openDatabase(name);
    // Without being asked for this, browsers remove what they store when space is short.
    void navigator.storage?.persist?.().catch(() => undefined);
    return diskOf(database);
  } catch {
    return memoryDisk();
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STAMPINGS, { keyPath: "id" });
    request.result.createObjectStore(VALUES);
  };
  return done(request);
}

function diskOf(database: IDBDatabase): Disk {
  const change = async (
    run: (stores: { stampings: IDBObjectStore; values: IDBObjectStore }) => Promise<void> | void,
  ) => {
    const transaction = database.transaction([STAMPINGS, VALUES], "readwrite", { durability: "strict" });
    const isWritten = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("Aborted"));
    });
    await Promise.all([
      run({ stampings: transaction.objectStore(STAMPINGS), values: transaction.objectStore(VALUES) }),
      isWritten,
    ]);
  };
  const reading = (store: string): IDBObjectStore => database.transaction(store).objectStore(store);
  return {
    isLasting: true,
    stampings: async () => inOrder((await done(reading(STAMPINGS).getAll())) as KeptStamping[]),
    add: async (make) => {
      const added: KeptStamping[] = [];
      await change(async ({ stampings, values }) => {
        const stamping = make(((await done(values.get(LAST))) as number | undefined) ?? 0);
        values.put(stamping.sequence, LAST);
        stampings.add(stamping);
        added.push(stamping);
      });
      const [stamping] = added;
      if (!stamping) throw new Error("Nothing was added");
      return stamping;
    },
    put: (stamping) => change(({ stampings }) => void stampings.put(stamping)),
    remove: (id) => change(({ stampings }) => void stampings.delete(id)),
    read: async <Value>(name: string) => ((await done(reading(VALUES).get(name))) as Value | undefined) ?? null,
    keep: (name, value) =>
      change(({ values }) => void (value === null ? values.delete(name) : values.put(value, name))),
  };
}

/** The memory of the page. */
export function memoryDisk(): Disk {
  const kept = new Map<string, KeptStamping>();
  const values = new Map<string, unknown>();
  let last = 0;
  return {
    isLasting: false,
    stampings: async () => inOrder([...kept.values()]),
    add: async (make) => {
      const stamping = make(last);
      last = stamping.sequence ?? last;
      kept.set(stamping.id, stamping);
      return stamping;
    },
    put: async (stamping) => void kept.set(stamping.id, stamping),
    remove: async (id) => void kept.delete(id),
    read: async <Value>(name: string) => (values.get(name) as Value | undefined) ?? null,
    keep: async (name, value) => void (value === null ? values.delete(name) : values.set(name, value)),
  };
}

/** Those without a number were refused once, and are older than the others. */
function inOrder(stampings: KeptStamping[]): KeptStamping[] {
  return stampings.sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0) || a.at - b.at);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("No result"));
  });
}
