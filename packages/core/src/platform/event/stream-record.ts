/** A row with the type of each attribute, as DynamoDB writes it. */
export type StreamImage = Record<string, unknown>;

/** The part of a stream's record that is needed here, as Lambda hands it over. */
export interface StreamRecord {
  dynamodb?: {
    Keys?: Record<string, { S?: string }>;
    /** The row before and after. */
    OldImage?: StreamImage;
    NewImage?: StreamImage;
    /** Seconds since 1970. */
    ApproximateCreationDateTime?: number;
    SequenceNumber?: string;
  };
}

/** A record that has to come again, with all after it. */
export interface Failure {
  index: number;
  cause: unknown;
}
