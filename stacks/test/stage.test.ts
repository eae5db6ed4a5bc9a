import { Template } from "aws-cdk-lib/assertions";
import { getStack } from "sst/constructs";
import { describe, expect, it } from "vitest";
import { Database } from "../data/database";
import { Gateway } from "../api/gateway";
import { Socket } from "../api/socket";
import { stageOf } from "../stage";
import { Secrets } from "../api/secrets";
import { Web } from "../web/web";
import { createApp } from "./synth";
import { distributionOf } from "./distribution";

describe("a stage with a name of its own", () => {
  const environment = {
    SITE_DOMAIN: "shop.example.test",
    SITE_CERTIFICATE_ARN: "arn:aws:acm:us-east-1:123456789012:certificate/0f0e-1",
  };

  it("is served under it with TLS 1.2, and its functions know it", async () => {
    Object.assign(process.env, environment);
    try {
      const app = await createApp("review");
      app.stack(Database).stack(Secrets).stack(Gateway).stack(Socket).stack(Web);
      const stage = Template.fromStack(getStack(Web));
      expect(distributionOf(stage)).toMatchObject({
        Aliases: ["shop.example.test"],
        ViewerCertificate: {
          AcmCertificateArn: environment.SITE_CERTIFICATE_ARN,
          MinimumProtocolVersion: "TLSv1.2_2021",
        },
      });
      const functions = Object.values(
        stage.findResources("AWS::Lambda::Function", {
          Properties: { Environment: { Variables: { PUBLIC_URL: "https://shop.example.test" } } },
        }),
      );
      // The image function, those that CloudFront calls directly, and the migrations before them.
      expect(functions).toHaveLength(5);
      expect(
        Object.values(stage.findResources("AWS::S3::Bucket")).map(
          (bucket) => (bucket as { DeletionPolicy: string }).DeletionPolicy,
        ),
      ).toEqual(["Delete", "Delete"]);
      stage.hasResourceProperties("AWS::S3::Bucket", {
        CorsConfiguration: {
          CorsRules: [{ AllowedMethods: ["POST", "PUT"], AllowedOrigins: ["https://shop.example.test"] }],
        },
      });
    } finally {
      for (const name of Object.keys(environment)) delete process.env[name];
    }
  });

  it("is refused without the certificate that CloudFront needs", () => {
    const elsewhere = "arn:aws:acm:eu-central-1:123456789012:certificate/0f0e-1";
    expect(() => stageOf({ stage: "review" }, { SITE_DOMAIN: "shop.example.test" })).toThrow(/SITE_CERTIFICATE_ARN/);
    expect(() =>
      stageOf({ stage: "review" }, { SITE_DOMAIN: "shop.example.test", SITE_CERTIFICATE_ARN: elsewhere }),
    ).toThrow(/us-east-1/);
  });
});

describe("a stage's payment providers", () => {
  it("are the real ones unless the stage names an HTTPS address", () => {
    expect(stageOf({ stage: "review" }, { DATATRANS_ENDPOINT: "" }).paymentEndpoints).toEqual({});
    const endpoints = {
      MOLLIE_ENDPOINT: "https://mollie.example.test",
      DATATRANS_ENDPOINT: "https://api.sandbox.datatrans.com",
    };
    expect(stageOf({ stage: "review" }, endpoints).paymentEndpoints).toEqual(endpoints);
    for (const DATATRANS_ENDPOINT of ["http://api.sandbox.datatrans.com", "sandbox", "https://"])
      expect(() => stageOf({ stage: "review" }, { DATATRANS_ENDPOINT })).toThrow(/DATATRANS_ENDPOINT/);
  });
});

describe("a stage's further push services", () => {
  it("are names of hosts, or of all hosts below one", () => {
    expect(stageOf({ stage: "review" }, {}).pushHosts).toBeNull();
    expect(stageOf({ stage: "review" }, { PUSH_HOSTS: " , " }).pushHosts).toBeNull();
    const PUSH_HOSTS = "push.example.org, *.push.example.net";
    expect(stageOf({ stage: "review" }, { PUSH_HOSTS }).pushHosts).toBe("push.example.org,*.push.example.net");
    for (const host of ["https://push.example.org", "push.example.org:8443", "*", "*.org", "localhost", "10.0.0.1"])
      expect(() => stageOf({ stage: "review" }, { PUSH_HOSTS: `push.example.org,${host}` })).toThrow(/PUSH_HOSTS/);
  });
});
