#!/bin/sh
# Creates the namespace unless it exists. A server whose port is open may need some more seconds before it answers.
set -eu
attempt=0
until temporal operator cluster health; do
  attempt=$((attempt + 1))
  [ "$attempt" -lt 60 ] || exit 1
  sleep 1
done
temporal operator namespace describe --namespace "$TEMPORAL_NAMESPACE" ||
  temporal operator namespace create --namespace "$TEMPORAL_NAMESPACE" --retention 7d
