import { expect, test } from "vitest";
import { scopeOf, signatureOf, stampOf } from ".";

/**
 * The policy, keys and signature that AWS publishes for tests of such code: Amazon S3 API Reference, "Example:
 * Browser-based upload using HTTP POST (using AWS Signature Version 4)".
 */
const EXAMPLE = [
  '{ "expiration": "2015-12-30T12:00:00.000Z",',
  '  "conditions": [',
  '    {"bucket": "sigv4examplebucket"},',
  '    ["starts-with", "$key", "user/user1/"],',
  '    {"acl": "public-read"},',
  '    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
  '    ["starts-with", "$Content-Type", "image/"],',
  '    {"x-amz-meta-uuid": "14365123651274"},',
  '    {"x-amz-server-side-encryption": "AES256"},',
  '    ["starts-with", "$x-amz-meta-tag", ""],',
  "",
  '    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
  '    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
  '    {"x-amz-date": "20151229T000000Z" }',
  "  ]",
  "}",
].join("\r\n");

test("a policy is signed as in the example of AWS", () => {
  const stamp = stampOf(Date.parse("2015-12-29T00:00:00.000Z"));
  const scope = scopeOf({ stamp, region: "us-east-1" });
  expect([stamp, scope.join("/")]).toEqual(["20151229T000000Z", "20151229/us-east-1/s3/aws4_request"]);
  const secretAccessKey = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
  expect(signatureOf({ text: Buffer.from(EXAMPLE).toString("base64"), scope, secretAccessKey })).toBe(
    "8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e",
  );
});
