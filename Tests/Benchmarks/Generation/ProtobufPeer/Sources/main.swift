import SwiftProtobuf

print(Google_Protobuf_Timestamp(seconds: 0, nanos: 0))
