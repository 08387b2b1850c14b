/** The four words that the specification leaves open (design, section 2). */
export const NAMESPACE = 'li';
export const VENDOR = 'com.linkedin';
export const FRAMEWORK = 'restli';
export const FRAMEWORK_HEADER = 'X-RestLi-Protocol-Version';
export const STREAM_SCHEMA = 'KafkaSchema';
