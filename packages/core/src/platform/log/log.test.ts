import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function lines(
  run: (
    log: typeof import(".").log,
    errors: typeof import("../errors"),
    logFailure: typeof import(".").logFailure,
  ) => void,
  level = "info",
): Promise<Record<string, unknown>[]> {
  vi.stubEnv("LOG_LEVEL", level);
  vi.resetModules();
  const written: string[] = [];
  // What Lambda makes of a text that is given to its console.
  for (const method of ["log", "warn", "error"] as const)
    vi.spyOn(console, method).mockImplementation(
      (message: string) => void written.push(JSON.stringify({ timestamp: "", level: "", requestId: "", message })),
    );
  vi.spyOn(process.stdout, "write").mockImplementation((line) => written.push(String(line)) > 0);
  const { log, logFailure } = await import(".");
  run(log, await import("../errors"), logFailure);
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe("log", () => {
  it("writes each line unchanged and complete, with the time where Lambda expects it", async () => {
    const [line] = await lines((log) => log.error("message.failed", { text: "one\ntwo" }));
    expect(line).toEqual({
      level: "error",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      message: "message.failed",
      text: "one\ntwo",
    });
  });

  it("writes one JSON line, without secrets and personal data at any depth", async () => {
    const [line] = await lines((log) =>
      log.info("order", {
        orderId: "ord_1",
        body: { email: "a@b.test", items: [{ amount: 1 }], deliveryStreet: "Ring 1", list: [{ password: "x" }] },
        hash: "abc",
      }),
    );
    expect(line).toMatchObject({
      level: "info",
      message: "order",
      orderId: "ord_1",
      hash: "[redacted]",
      body: {
        email: "[redacted]",
        items: [{ amount: 1 }],
        deliveryStreet: "[redacted]",
        list: [{ password: "[redacted]" }],
      },
    });
  });

  it("writes the same of an error among the fields as of a failure", async () => {
    const [line] = await lines((log, { AppError }) =>
      log.error("refund.failed", {
        order: "01K",
        error: new AppError("payment.provider_refused", "upstream", "Text", [], { cause: new Error("422") }),
      }),
    );
    expect(line).toMatchObject({
      level: "error",
      message: "refund.failed",
      order: "01K",
      error: { code: "payment.provider_refused", stack: expect.any(String), cause: { text: "422" } },
    });
  });

  it("writes the code and details of an AppError, never its message", async () => {
    const message = "Die Datei „Befund Maria Muster $&.pdf“ konnte nicht verarbeitet werden.";
    const written = await lines((_, { AppError }, logFailure) => {
      for (const kind of ["input", "upstream"] as const)
        logFailure(
          new AppError(
            "upload.unprocessable",
            kind,
            message,
            [{ field: "data", code: "upload.unprocessable", message }],
            { cause: new AppError("x.inner", "input", message) },
          ),
        );
    });
    expect(written).toMatchObject([
      {
        level: "info",
        message: "upload.unprocessable",
        error: {
          code: "upload.unprocessable",
          kind: "input",
          details: [{ field: "data", code: "upload.unprocessable" }],
        },
      },
      { level: "error", error: { stack: expect.stringMatching(/^AppError: …\n +at /), cause: { code: "x.inner" } } },
    ]);
    expect(JSON.stringify(written)).not.toContain("Muster");
  });

  it("writes nothing below the set level", async () => {
    const written = await lines((log) => {
      log.info("quiet");
      log.warn("loud");
    }, "warn");
    expect(written).toMatchObject([{ message: "loud" }]);
  });

  it("chooses the level by the failure's kind", async () => {
    const written = await lines((_, { AppError }, logFailure) => {
      logFailure(new AppError("x.input", "input", "Text"));
      logFailure(new Error("broken", { cause: new Error("deeper") }), { requestId: "r" });
    });
    expect(written).toMatchObject([
      { level: "info", message: "x.input" },
      {
        level: "error",
        message: "unexpected",
        requestId: "r",
        error: { text: "broken", stack: expect.any(String), cause: { text: "deeper" } },
      },
    ]);
  });
});
